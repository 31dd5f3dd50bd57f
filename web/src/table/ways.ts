/** Where a table leads to: its menu, score and log, and moments of the past. */
export interface Ways {
  readonly onmenu: () => void;
  readonly onpanel: () => void;
  /** Shows the table as it was after an event. */
  readonly onlook: (n: number) => void;
  /** Shows the last turn again. */
  readonly onagain: () => void;
}
