import type { ModelCall } from '../../../src/domain/chat/model-call.ts';
import { type ProviderServer, Reply, startProviderServer } from './provider-server.ts';

/** A function as the model calls it: its name, and its arguments as text. */
export type Called = Readonly<{ name: string; arguments: string }>;
export type LanguageModelServer = ProviderServer &
  Readonly<{ teach(text: string, call: ModelCall): void; calls(text: string, ...functions: readonly Called[]): void }>;

type Completion = Readonly<{ messages: readonly Readonly<{ role: string; content: string }>[] }>;

const asFunction = ({ tool, name, slots }: ModelCall): Called => ({
  name: tool,
  arguments: JSON.stringify({ [tool === 'propose_request' ? 'intent' : 'topic']: name, slots }),
});

/** A server with OpenAI's chat completions that calls configured tools. */
export async function startLanguageModelServer(): Promise<LanguageModelServer> {
  const known = new Map<string, readonly Called[]>();
  const server = await startProviderServer(({ method, path, body }) => {
    if (method !== 'POST' || path !== '/v1/chat/completions') return new Reply(404, '{"error":{"message":"unknown"}}');
    const said = (body as Completion).messages.find(({ role }) => role === 'user')?.content ?? '';
    const calls = (known.get(said) ?? []).map((called, at) => ({
      id: `call_${at}`,
      type: 'function',
      function: called,
    }));
    const message = { role: 'assistant', content: calls.length === 0 ? 'Sure!' : null, refusal: null };
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'small',
      choices: [
        { index: 0, message: { ...message, ...(calls.length > 0 && { tool_calls: calls }) }, finish_reason: 'stop' },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
  });
  return {
    ...server,
    teach: (text, call) => void known.set(text, [asFunction(call)]),
    calls: (text, ...functions) => void known.set(text, functions),
  };
}
