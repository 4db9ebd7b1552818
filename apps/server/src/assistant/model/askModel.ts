import type { AssistantClaim, AssistantFilters, ModelAnswer } from '@chippage/api/types';
import { catalogueOf } from '../../datasheets/parts/catalogue/catalogue.ts';
import { Failure } from '../../platform/errors.ts';
import { AdapterError } from '../../services/adapterError.ts';
import type { ChatCall, ChatModel, ChatTurn } from '../../services/chatModel/port.ts';
import { filtersWished } from '../reading/filtersGiven.ts';
import type { PartsFound, PartsWish } from '../tools/searchPartsTool.ts';
import { type ToolWorld, ToolRefusal } from '../tools/tool.ts';
import { runTool, tools } from '../tools/tools.ts';
import { type Citations, openCitations } from './citations.ts';
import { ANSWER, answerTool, claimsIn, instructions, type WrittenClaim } from './protocol.ts';
import { isSupported } from './support.ts';

/** For the whole answer: a request may take half a minute. */
const ANSWER_MS = 25_000;
/** Turns after which the model has to answer. */
const TURNS_MOST = 6;
const CALLS_A_TURN = 4;
/** Of what one call tells, so that a conversation stays payable. */
const RESULT_MOST = 9000;
const CLAIMS_MOST = 12;

/**
 * Has a model answer with the tools. What it says is shown only where it cites what the tools told it in this
 * conversation and brings no number of its own.
 * @throws AdapterError
 */
export async function askModel(
  world: ToolWorld,
  model: ChatModel,
  question: string,
): Promise<Pick<ModelAnswer, 'claims' | 'citations' | 'filters' | 'dropped'>> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const citations = openCitations();
  const turns: ChatTurn[] = [
    { role: 'system', text: instructions },
    { role: 'user', text: question },
  ];
  let filters: AssistantFilters | null = null;
  const offered = [...tools.map(({ name, description, inputSchema }) => ({ name, description, parameters: inputSchema })), answerTool];
  for (let turn = 0; turn < TURNS_MOST; turn++) {
    const { text, calls } = await model.next(turns, turn === TURNS_MOST - 1 ? [answerTool] : offered, signal);
    const last = calls.find(({ name }) => name === ANSWER);
    if (last || calls.length === 0) return { ...shown(claimsIn(last?.input ?? null, text), citations, question), filters };
    turns.push({ role: 'model', text, calls });
    for (const [at, call] of calls.entries()) {
      const { told, searched } = at < CALLS_A_TURN ? await runCall(world, call, citations) : { told: '一次最多 4 个调用', searched: null };
      filters = searched ?? filters;
      turns.push({ role: 'tool', callId: call.id, text: told });
    }
  }
  throw new AdapterError('rejected', 'the model did not come to an answer');
}

async function runCall(world: ToolWorld, { name, input }: ChatCall, citations: Citations): Promise<{ told: string; searched: AssistantFilters | null }> {
  try {
    const wish: unknown = JSON.parse(input === '' ? '{}' : input);
    const found = await runTool(world, name, wish);
    const searched = name === 'search_parts' ? await searchedBy(world, wish as PartsWish, found as PartsFound) : null;
    return { told: JSON.stringify(citations.mark(found)).slice(0, RESULT_MOST), searched };
  } catch (error) {
    if (error instanceof SyntaxError) return { told: '参数不是 JSON', searched: null };
    if (error instanceof ToolRefusal || error instanceof Failure) return { told: error.message, searched: null };
    throw error;
  }
}

async function searchedBy({ ctx: { db } }: ToolWorld, wish: PartsWish, { brandIds }: PartsFound): Promise<AssistantFilters> {
  return filtersWished(await catalogueOf(db).current(), wish, brandIds);
}

/** The claims that rest on what was told, with their citations numbered in the order in which they are met. */
function shown(written: readonly WrittenClaim[], citations: Citations, question: string): Pick<ModelAnswer, 'claims' | 'citations' | 'dropped'> {
  const numbers = new Map<string, number>();
  const claims = written.slice(0, CLAIMS_MOST).flatMap(({ text, cite }): AssistantClaim[] => {
    const marks = [...new Set(cite)].filter((mark) => citations.find(mark) !== undefined);
    const grounds = marks.flatMap((mark) => citations.find(mark) ?? []);
    if (text === '' || !isSupported(text, grounds, question)) return [];
    for (const mark of marks) if (!numbers.has(mark)) numbers.set(mark, numbers.size + 1);
    return [{ text, citations: marks.map((mark) => numbers.get(mark) ?? 0) }];
  });
  return {
    claims,
    citations: [...numbers].flatMap(([mark, no]) => {
      const cited = citations.find(mark);
      return cited ? [{ no, ...cited, text: cited.text.slice(0, CITED_MOST) }] : [];
    }),
    dropped: written.length - claims.length,
  };
}

/** Of a page, beside a claim. */
const CITED_MOST = 300;
