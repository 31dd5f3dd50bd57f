import type { Snippet } from 'svelte';

/** What the paper beside the table can be opened at. */
export type PanelTab = 'score' | 'phases' | 'log';

/** Where a table leads to: its menu, score and log, and moments of the past. */
export interface Ways {
  readonly onmenu: () => void;
  readonly onpanel: (tab?: PanelTab) => void;
  /** Shows the table as it was after an event. */
  readonly onlook: (n: number) => void;
  /** Shows the last turn again. */
  readonly onagain: () => void;
  /** While the past is shown: the way through it and back, in place of what acts. */
  readonly past: Snippet | null;
}
