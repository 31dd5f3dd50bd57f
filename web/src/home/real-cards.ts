/** The pages for people with real cards on the table. */
export const REAL_CARDS = [
  { path: '/sheet', icon: 'sheet', name: 'home-sheet', help: 'home-sheet-help' },
  { path: '/rules', icon: 'rules', name: 'home-rules', help: 'home-rules-help' },
  { path: '/ask', icon: 'search', name: 'home-ask', help: 'home-ask-help' },
  { path: '/referee', icon: 'ask', name: 'home-referee', help: 'home-referee-help' },
] as const;
