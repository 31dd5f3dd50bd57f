/** Our own icons on a grid of 24: strokes of 2 with round ends; `dots` are filled. */
interface Drawing {
  readonly lines?: string;
  readonly filled?: string;
}

export const ICONS = {
  // The top bar and tools.
  menu: { lines: 'M4 6.5h16M4 12h16M4 17.5h16' },
  close: { lines: 'M6 6l12 12M18 6L6 18' },
  check: { lines: 'M4.5 12.5l5 5L19.5 7' },
  more: { lines: 'M9 5l7 7-7 7' },
  down: { lines: 'M6 9l6 6 6-6' },
  up: { lines: 'M6 15l6-6 6 6' },
  back: { lines: 'M15 5l-7 7 7 7' },
  first: { lines: 'M18 5l-7 7 7 7M6.5 5v14' },
  sound: {
    lines: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.2a4 4 0 0 1 0 5.6M18.2 6.5a8 8 0 0 1 0 11',
  },
  silent: { lines: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5' },
  moon: { lines: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z' },
  sun: {
    lines:
      'M12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  },
  settings: {
    lines:
      'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5zM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z',
  },
  hint: {
    lines: 'M9 17h6M10 20.5h4M8.6 14a6 6 0 1 1 6.8 0c-.3.6-.4 1.4-.4 2H9c0-.6-.1-1.4-.4-2z',
  },
  sort: { lines: 'M5 6h5M5 12h9M5 18h14' },
  undo: { lines: 'M8.5 5L4.5 9l4 4M5 9h9a5 5 0 0 1 0 10H9' },
  again: { lines: 'M5.2 9A7.5 7.5 0 1 1 4.5 13M4.5 4v5h5' },
  log: { lines: 'M4.5 5h15v11.5H12L8 20v-3.5H4.5z' },
  sheet: { lines: 'M6.5 3.5h11v17h-11zM9.5 8h5M9.5 12h5M9.5 16h3' },
  rules: { lines: 'M5 4.5h11v14H5zM16 7l3.5 1v12.5L8 20.5' },
  people: {
    lines:
      'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7zM2.5 20c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5M15.5 5a3.5 3.5 0 0 1 0 6.4M18 14.8c2.1.7 3.5 2.4 3.5 5.2',
  },
  bot: {
    lines: 'M5 9h14v9.5H5zM12 9V5.5M2.8 12.5v3M21.2 12.5v3',
    filled:
      'M9 12.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 1 1 0-2.8zM15 12.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 1 1 0-2.8zM12 3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 1 1 0-3z',
  },
  offline: {
    lines:
      'M3.5 3.5l17 17M5 11.5a10 10 0 0 1 4-2.6M14.5 8.7a10 10 0 0 1 4.5 2.8M8.2 15a5.5 5.5 0 0 1 5-1.2',
    filled: 'M12 17.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 1 1 0-2.8z',
  },
  clock: { lines: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17zM12 7.5V12l3 2' },
  copy: { lines: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4' },
  share: { lines: 'M12 14.5v-11M7.5 7.5L12 3.5l4.5 4M5 12.5v8h14v-8' },
  link: {
    lines:
      'M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2',
  },
  code: { lines: 'M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16' },
  play: { filled: 'M7 4.8v14.4L19.5 12z' },
  pause: { lines: 'M8.5 5.5v13M15.5 5.5v13' },
  laurel: {
    lines:
      'M6.5 4C3 9 4 15 9.5 19M17.5 4c3.5 5 2.5 11-3 15M4.6 8.5l3 .8M4.3 12.5l3.3-.3M6 16.3l2.7-1.8M19.4 8.5l-3 .8M19.7 12.5l-3.3-.3M18 16.3l-2.7-1.8',
  },
  knock: {
    lines:
      'M7 12V7.5a1.5 1.5 0 0 1 3 0V11M10 10.5v-5a1.5 1.5 0 0 1 3 0V11M13 10.5V6.5a1.5 1.5 0 0 1 3 0V12M16 11.5V9a1.5 1.5 0 0 1 3 0v6a6 6 0 0 1-6 6h-1c-3 0-4.5-1.5-5.5-3.5L4.5 13.5a1.5 1.5 0 0 1 2.5-1.7',
  },

  // What the spaces of a ring do.
  draw: { lines: 'M9 3.5h8.5A2.5 2.5 0 0 1 20 6v10.5M4 7.5h11.5v13H4z' },
  star: {
    filled: 'm12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z',
  },
  search: { lines: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 1 1 0-13zM15.3 15.3L20.5 20.5' },
  ask: {
    lines:
      'M4 4h16v12.5h-6.5L9 20.5v-4H4zM9.8 8.3c.4-1.2 1.2-1.7 2.2-1.7 1.3 0 2.3.8 2.3 2s-2.3 1.5-2.3 2.9',
    filled: 'M12 12.8a.9.9 0 1 1 0 1.8.9.9 0 1 1 0-1.8z',
  },
  swap: { lines: 'M4 8h15M15.5 4.5L19 8l-3.5 3.5M20 16H5M8.5 12.5L5 16l3.5 3.5' },
  joker: { lines: 'M5 3.5h14v17h-8.5L5 15zM10.5 20.5V15H5' },
  everyone: {
    filled:
      'M12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 1 1 0-5.6zM12 2.6a2 2 0 1 1 0 4 2 2 0 1 1 0-4zM12 17.4a2 2 0 1 1 0 4 2 2 0 1 1 0-4zM4.6 10a2 2 0 1 1 0 4 2 2 0 1 1 0-4zM19.4 10a2 2 0 1 1 0 4 2 2 0 1 1 0-4z',
  },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;

export function drawing(name: IconName): Drawing {
  return ICONS[name];
}
