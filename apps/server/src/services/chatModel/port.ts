/** A tool as a model is told of it. */
export interface ChatTool {
  name: string;
  description: string;
  /** JSON Schema. */
  parameters: object;
}

/** A call that a model wants made; `input` is what it wrote, which may be no JSON at all. */
export interface ChatCall {
  id: string;
  name: string;
  input: string;
}

/** One turn of a conversation. */
export type ChatTurn =
  | { role: 'system' | 'user'; text: string }
  | { role: 'model'; text: string; calls: readonly ChatCall[] }
  | { role: 'tool'; callId: string; text: string };

/** A language model that can call tools. */
export interface ChatModel {
  /** What readers are told that it is called. */
  name: string;
  /**
   * Asks for the next turn.
   * @throws AdapterError
   */
  next: (turns: readonly ChatTurn[], tools: readonly ChatTool[], signal: AbortSignal) => Promise<{ text: string; calls: ChatCall[] }>;
}
