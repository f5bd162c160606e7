export type McpClient = Readonly<{ id: string; label: string; where: string; code: string }>;

const NAME = 'institutional-defi';
/** The client replaces it by the value. */
const placeholder = (name: string) => `\${${name}}`;
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Configurations of clients that take a URL and a header. The key stays in the environment, or is asked for. */
export function mcpClients(origin: string): readonly McpClient[] {
  const url = `${origin}/mcp`;
  return [
    {
      id: 'claude',
      label: 'Claude Code',
      where: '.mcp.json in the project',
      code: json({
        mcpServers: { [NAME]: { type: 'http', url, headers: bearer(placeholder('API_KEY')) } },
      }),
    },
    {
      id: 'cursor',
      label: 'Cursor',
      where: '.cursor/mcp.json',
      code: json({ mcpServers: { [NAME]: { url, headers: bearer(placeholder('env:API_KEY')) } } }),
    },
    {
      id: 'vscode',
      label: 'VS Code',
      where: '.vscode/mcp.json',
      code: json({
        inputs: [{ type: 'promptString', id: 'api-key', description: 'API key', password: true }],
        servers: { [NAME]: { type: 'http', url, headers: bearer(placeholder('input:api-key')) } },
      }),
    },
    {
      id: 'other',
      label: 'Others',
      where: 'a URL and a header',
      code: json({ url, headers: bearer('svc_pk_live_…') }),
    },
  ];
}
