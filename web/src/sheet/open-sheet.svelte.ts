import { api, RequestFailed } from '../api/api.ts';
import { needEdition } from '../editions/own.svelte.ts';
import { Backoff } from '../net/backoff.ts';
import type { Operation, Sheet, SheetAction, SheetKeys, SheetOperations } from '../wire/types.ts';
import { checkNext } from './check.ts';
import { fold, undoAndRedo } from './fold.ts';
import { nameOf } from './gather.ts';
import { author, device, keepSheet, keptSheet, keptSheets, textOf, type Kept } from './keeping.ts';

const AT_ONCE = 400; // operations in a request

/** A sheet that is looked at: written here at once, and on the server when it can be reached. */
export class OpenSheet {
  readonly id: string;
  operations = $state.raw<readonly Operation[]>([]);
  keys = $state.raw<SheetKeys | null>(null);
  online = $state(false);
  #sent = 0;
  #socket: WebSocket | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #sending = false;
  readonly #backoff = new Backoff(Math.random);
  readonly #device = device();
  readonly #wake = (): void => {
    if (!this.online) this.#connect();
  };
  readonly #hear = (): void => {
    this.#look();
  };

  constructor(kept: Kept) {
    this.id = kept.id;
    this.operations = kept.operations;
    this.keys = kept.keys;
    this.#sent = kept.sent;
    addEventListener('online', this.#wake);
    addEventListener('storage', this.#hear);
    this.#connect();
  }

  readonly sheet = $derived.by<Sheet>(() => fold(this.operations));
  readonly back = $derived.by(() => undoAndRedo(this.operations, this.#device));

  get readOnly(): boolean {
    return this.keys !== null && !this.keys.edit;
  }

  /** Writes on the sheet, or throws why that cannot be. */
  write(what: SheetAction): void {
    this.#look();
    const own = this.operations.filter((one) => one.device === this.#device);
    const operation: Operation = {
      device: this.#device,
      counter: Math.max(0, ...own.map(({ counter }) => counter)) + 1,
      what,
      seen: this.keys ? this.#sent : this.operations.length,
      author: author(),
      at: Date.now(),
    };
    checkNext(this.operations, operation);
    this.operations = [...this.operations, operation];
    this.#keep();
    void this.#send();
  }

  undo(): void {
    this.write({ do: 'undo', of: this.back.undo });
  }

  redo(): void {
    this.write({ do: 'redo', of: this.back.redo });
  }

  /** Gives the sheet to the server, so that others can come to it. */
  async share(): Promise<SheetKeys> {
    if (this.keys) return this.keys;
    const first = this.operations.slice(0, AT_ONCE);
    this.keys = await api.makeSheet([...first]);
    this.#sent = first.length;
    this.#keep();
    this.#connect();
    return this.keys;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#waiting);
    this.#socket?.close();
    removeEventListener('online', this.#wake);
    removeEventListener('storage', this.#hear);
  }

  /** Takes what another tab of this device has written: they sign with the same name. */
  #look(): void {
    const kept = keptSheet(this.id);
    if (!kept || kept.operations.length <= this.operations.length) return;
    this.operations = kept.operations;
    this.keys = kept.keys;
    this.#sent = kept.sent;
  }

  #keep(): void {
    keepSheet({ id: this.id, operations: this.operations, sent: this.#sent, keys: this.keys });
  }

  async #send(): Promise<void> {
    const key = this.keys?.edit;
    if (!key || this.#sending || this.operations.length === this.#sent) return;
    this.#sending = true;
    try {
      while (this.operations.length > this.#sent) {
        const first = this.#sent;
        const operations = this.operations.slice(first, first + AT_ONCE);
        this.#take(await api.writeSheet(key, { first, operations }));
      }
    } catch (error) {
      // What the server refuses it would refuse again: it is tried once more with the next entry.
      if (!(error instanceof RequestFailed) || error.code !== 'unreached') return;
      this.online = false;
      this.#later();
    } finally {
      this.#sending = false;
    }
  }

  /** Takes what the server has: its order holds, and what it does not have yet stands behind. */
  #take({ first, operations }: SheetOperations): void {
    if (first > this.#sent) {
      this.#reconnect();
      return;
    }
    const confirmed = [...this.operations.slice(0, first), ...operations];
    if (confirmed.length < this.#sent) return;
    const known = confirmed.map(nameOf);
    const pending = this.operations.filter((operation) => !known.includes(nameOf(operation)));
    this.operations = [...confirmed, ...pending];
    this.#sent = confirmed.length;
    this.#keep();
  }

  #connect(): void {
    if (!this.keys || this.#closed) return;
    const key = this.keys.edit ? this.keys.edit : this.keys.read;
    clearTimeout(this.#waiting);
    this.#socket?.close();
    const [page = ''] = location.href.split('#');
    const place = page.replace(/^http/, 'ws').replace(/[^/]*$/, '');
    const socket = new WebSocket(
      `${place}api/sheets/${encodeURIComponent(key)}/socket?first=${this.#sent}`,
    );
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      this.#take(JSON.parse(String(data)) as SheetOperations);
      this.online = true;
      this.#backoff.reset();
      void this.#send();
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.online = false;
      this.#later();
    };
  }

  #reconnect(): void {
    this.#socket?.close();
  }

  #later(): void {
    clearTimeout(this.#waiting);
    if (this.#closed) return;
    this.#waiting = setTimeout(() => {
      this.#connect();
    }, 250 + this.#backoff.next());
  }
}

/** Opens a sheet of this device, or one of the server by its key. */
export async function openSheet(id: string): Promise<OpenSheet> {
  const shared = keptSheets().find(({ keys }) => keys?.edit === id || keys?.read === id);
  const kept = keptSheet(id) ?? shared;
  if (kept) return new OpenSheet(kept);
  const { keys, operations } = await api.sheet(id);
  await needEdition(textOf(operations));
  const fresh: Kept = { id, operations, sent: operations.length, keys };
  keepSheet(fresh);
  return new OpenSheet(fresh);
}
