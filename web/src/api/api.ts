import { keep, kept } from '../shell/kept.ts';
import type {
  EditionInfo,
  HandOver,
  Home,
  JoinByCode,
  Length,
  LengthQuestion,
  Me,
  NewTable,
  Operation,
  OwnEdition,
  Problem,
  Question,
  Replay,
  Review,
  Ruling,
  SharedSheet,
  SheetKeys,
  SheetOperations,
  Table,
  TableMade,
} from '../wire/types.ts';

/** What went wrong with a request, with a sentence for people where the server has one. */
export class RequestFailed extends Error {
  readonly code: string;

  constructor(problem: Problem) {
    super(problem.text);
    this.code = problem.code;
  }
}

/** The server did not answer: the network is gone, or the server is. */
const UNREACHED: Problem = { code: 'unreached', text: '' };

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await request(method, path, body);
  return (await response.json()) as Answer;
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`api/${path}`, {
      method,
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new RequestFailed(UNREACHED);
  }
  if (!response.ok) throw new RequestFailed(await problemOf(response));
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return UNREACHED;
  }
}

/** Where the editions are kept for times without a network. */
const EDITIONS = 'laydown.editions';

async function home(): Promise<Home> {
  const answer = await ask<Home>('GET', 'home');
  keep(EDITIONS, JSON.stringify(answer.editions));
  return answer;
}

export const api = {
  home,
  /** The editions, and those of last time where the server does not answer. */
  editions: async (): Promise<readonly EditionInfo[]> => {
    try {
      return (await home()).editions;
    } catch (error) {
      const editions = kept(EDITIONS);
      if (editions === null) throw error;
      return JSON.parse(editions) as EditionInfo[];
    }
  },
  rename: (name: string) => ask<Me>('PUT', 'me', { name }),
  handOver: () => ask<HandOver>('POST', 'me/handover'),
  takeOver: (body: JoinByCode) => ask<Me>('POST', 'me/take', body),
  openTable: (table: NewTable) => ask<TableMade>('POST', 'tables', table),
  join: (body: JoinByCode) => ask<TableMade>('POST', 'join', body),
  table: (id: string) => ask<Table>('GET', `tables/${encodeURIComponent(id)}`),
  /** The game as one's own seat sees it, as text. */
  position: async (id: string): Promise<string> =>
    (await request('GET', `tables/${encodeURIComponent(id)}/position`)).text(),
  replay: (id: string, seat: number | 'open') =>
    ask<Replay>(
      'GET',
      `tables/${encodeURIComponent(id)}/replay?${seat === 'open' ? 'open=1' : `seat=${seat}`}`,
    ),
  review: (id: string) => ask<Review>('GET', `tables/${encodeURIComponent(id)}/review`),
  ask: (question: Question) => ask<Ruling>('POST', 'ask', question),
  makeSheet: (operations: Operation[]) => ask<SheetKeys>('POST', 'sheets', { operations }),
  sheet: (key: string) => ask<SharedSheet>('GET', `sheets/${encodeURIComponent(key)}`),
  writeSheet: (key: string, body: SheetOperations) =>
    ask<SheetOperations>('POST', `sheets/${encodeURIComponent(key)}/operations`, body),
  readEdition: (text: string) => ask<OwnEdition>('POST', 'edition', { text }),
  length: (question: LengthQuestion) => ask<Length | null>('POST', 'length', question),
};
