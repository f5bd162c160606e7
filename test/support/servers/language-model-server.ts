import { type ProviderServer, Reply, startProviderServer } from './provider-server.ts';

export type LanguageModelServer = ProviderServer & Readonly<{ teach(text: string, rewording: string): void }>;

type Completion = Readonly<{ messages: readonly Readonly<{ role: string; content: string }>[] }>;

/** A server with OpenAI's chat completions that returns configured replies. */
export async function startLanguageModelServer(): Promise<LanguageModelServer> {
  const rewordings = new Map<string, string>();
  const server = await startProviderServer(({ method, path, body }) => {
    if (method !== 'POST' || path !== '/v1/chat/completions') return new Reply(404, '{"error":{"message":"unknown"}}');
    const said = (body as Completion).messages.find(({ role }) => role === 'user')?.content ?? '';
    const content = rewordings.get(said) ?? '';
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'small',
      choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
  });
  return { ...server, teach: (text, rewording) => void rewordings.set(text, rewording) };
}
