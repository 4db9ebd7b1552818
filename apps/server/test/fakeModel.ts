import { listen, type StandIn, type VendorAnswer } from '../src/services/standIns/listen.ts';

/** What a model is told, as the protocol has it. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string | null; tool_call_id?: string }[];
  tools: { function: { name: string } }[];
}

/** What the model does in its turn: calls tools, says something, or fails. */
export type ModelTurn = { calls: { name: string; input: unknown }[] } | { text: string } | VendorAnswer;

/** A server that speaks the chat-completions protocol of OpenAI and does what a test says. */
export interface FakeModel extends StandIn {
  url: string;
  /** Every request, with the key that it carried. */
  asked: { key: string; body: ChatRequest }[];
  /** What it does from now on, turn by turn; the last is repeated. */
  plays: (...turns: ((request: ChatRequest) => ModelTurn)[]) => void;
}

/** Starts one on a free port. */
export async function fakeModel(): Promise<FakeModel> {
  let script: ((request: ChatRequest) => ModelTurn)[] = [];
  const asked: FakeModel['asked'] = [];
  const standIn = await listen(({ path, headers, body }) => {
    if (path !== '/v1/chat/completions') return { status: 404, body: { error: { message: 'no such path' } } };
    const request: ChatRequest = JSON.parse(body);
    asked.push({ key: headers['authorization'] ?? '', body: request });
    const play = script.length > 1 ? script.shift() : script[0];
    const turn = play?.(request) ?? { text: '' };
    if (typeof turn === 'string' || 'status' in turn) return turn;
    const message =
      'text' in turn
        ? { role: 'assistant', content: turn.text }
        : {
            role: 'assistant',
            content: null,
            tool_calls: turn.calls.map(({ name, input }, at) => ({
              id: `call-${asked.length}-${at}`,
              type: 'function',
              function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
            })),
          };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    return { status: 200, body: { id: 'x', object: 'chat.completion', created: 1, model: request.model, choices } };
  });
  return {
    ...standIn,
    url: `http://${standIn.endpoint}/v1`,
    asked,
    plays: (...turns) => {
      script = turns;
      asked.length = 0;
    },
  };
}

/** What the tools told a model so far. */
export const toldBy = ({ messages }: ChatRequest): string => messages.flatMap(({ role, content }) => (role === 'tool' ? [content ?? ''] : [])).join('\n');

/** The mark of what a tool told, by a word beside it. */
export function markBeside(request: ChatRequest, word: string): string {
  const objects = toldBy(request).match(/\{"cite":"[A-Z]\d+"[^{}]*\}/g) ?? [];
  return /"cite":"([A-Z]\d+)"/.exec(objects.find((one) => one.includes(word)) ?? '')?.[1] ?? 'F0';
}
