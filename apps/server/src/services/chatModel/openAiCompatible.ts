import type OpenAI from 'openai';
import { AdapterError } from '../adapterError.ts';
import type { Outgoing } from '../outgoing.ts';
import type { ChatModel, ChatTurn } from './port.ts';

interface Settings {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** An answer is a few sentences; whatever goes on beyond that costs money and says nothing. */
const TOKENS_MOST = 2000;

function toMessage(turn: ChatTurn): OpenAI.ChatCompletionMessageParam {
  if (turn.role === 'tool') return { role: 'tool', tool_call_id: turn.callId, content: turn.text };
  if (turn.role !== 'model') return { role: turn.role, content: turn.text };
  const calls = turn.calls.map(({ id, name, input }) => ({ id, type: 'function' as const, function: { name, arguments: input } }));
  return { role: 'assistant', content: turn.text, ...(calls.length > 0 && { tool_calls: calls }) };
}

/** A vendor's clear "no", told apart from a broken line. */
function failureOf(error: unknown): unknown {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return error;
  const kind = status === 429 ? 'rate_limited' : status === 408 ? 'timeout' : 'misconfigured';
  return new AdapterError(kind, `the model refused with ${status}`, String(status), { cause: error });
}

/** Any server that speaks the chat-completions protocol of OpenAI, by the official client. Nothing is retried. */
export function openAiCompatible({ baseUrl, apiKey, model }: Settings, outgoing: Outgoing): ChatModel {
  let client: Promise<OpenAI> | undefined;
  const open = async () => {
    const { OpenAI: Client } = await import('openai');
    return new Client({ baseURL: baseUrl, apiKey, maxRetries: 0, organization: null, project: null, logLevel: 'off' });
  };
  return {
    name: model,
    next: (turns, tools, signal) =>
      outgoing('chat', async () => {
        client ??= open();
        try {
          const answer = await (
            await client
          ).chat.completions.create(
            {
              model,
              messages: turns.map(toMessage),
              tools: tools.map(({ name, description, parameters }) => ({ type: 'function', function: { name, description, parameters: { ...parameters } } })),
              tool_choice: 'auto',
              temperature: 0,
              max_tokens: TOKENS_MOST,
            },
            { signal },
          );
          const message = answer.choices?.[0]?.message;
          if (!message) throw new AdapterError('unavailable', 'the model answered without a message');
          const calls = (message.tool_calls ?? []).flatMap((call) =>
            call.type === 'function' ? [{ id: call.id, name: call.function.name, input: call.function.arguments }] : [],
          );
          return { text: message.content ?? '', calls };
        } catch (error) {
          if (signal.aborted) throw new AdapterError('timeout', 'the model took too long', null, { cause: error });
          throw failureOf(error);
        }
      }),
  };
}
