/** What a connection needs of the world: a socket, timers, chance and whether anybody looks. */

/** A WebSocket as far as it is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  open(): Socket;
  /** Calls back after that many milliseconds; calling what it returns cancels that. */
  after(milliseconds: number, then: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
  visible(): boolean;
  /** Calls back whenever the line should be probed; what it returns ends that. */
  onProbe(probe: () => void): () => void;
}

/** The browser itself; `path` is the address of the WebSocket below the page's. */
export function browserSurroundings(path: string): Surroundings {
  return {
    open() {
      const address = new URL(path, document.baseURI);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      return new WebSocket(address) as Socket;
    },
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    random: Math.random,
    visible: () => document.visibilityState === 'visible',
    onProbe(probe) {
      const whenSeen = (): void => {
        if (document.visibilityState === 'visible') probe();
      };
      document.addEventListener('visibilitychange', whenSeen);
      window.addEventListener('pageshow', probe);
      window.addEventListener('online', probe);
      return () => {
        document.removeEventListener('visibilitychange', whenSeen);
        window.removeEventListener('pageshow', probe);
        window.removeEventListener('online', probe);
      };
    },
  };
}
