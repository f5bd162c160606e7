/** The same request in three languages. */
export type Snippet = Readonly<{ curl: string; typescript: string; python: string }>;

/** Reads as the key's wallet, and says which one that is. Scope: portfolio. */
export const whoAmI = (origin: string): Snippet => ({
  curl: `curl -s ${origin}/api/portfolio/summary \\
  -H "authorization: Bearer $API_KEY"`,
  typescript: `const response = await fetch('${origin}/api/portfolio/summary', {
  headers: { authorization: \`Bearer \${process.env.API_KEY}\` },
});
if (!response.ok) throw new Error(await response.text());
const { data } = await response.json();
console.log(data.address, data.totalUSD);`,
  python: `import json, os
from urllib.request import Request, urlopen

request = Request(
    "${origin}/api/portfolio/summary",
    headers={"authorization": f"Bearer {os.environ['API_KEY']}"},
)
with urlopen(request) as response:
    data = json.load(response)["data"]
print(data["address"], data["totalUSD"])`,
});

/** One turn of the chat, as an agent's tool. Scope: portfolio. */
export const chat = (origin: string): Snippet => ({
  curl: `curl -s ${origin}/mcp \\
  -H "authorization: Bearer $API_KEY" \\
  -H "content-type: application/json" \\
  -H "accept: application/json, text/event-stream" \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"chat","arguments":{"message":"gas price on base"}}}'`,
  typescript: `const response = await fetch('${origin}/mcp', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.API_KEY}\`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'chat', arguments: { message: 'gas price on base' } },
  }),
});
const { result } = await response.json();
console.log(result.structuredContent.message);`,
  python: `import json, os
from urllib.request import Request, urlopen

question = {"name": "chat", "arguments": {"message": "gas price on base"}}
request = Request(
    "${origin}/mcp",
    data=json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": question}).encode(),
    headers={
        "authorization": f"Bearer {os.environ['API_KEY']}",
        "content-type": "application/json",
        "accept": "application/json, text/event-stream",
    },
)
with urlopen(request) as response:
    print(json.load(response)["result"]["structuredContent"]["message"])`,
});

/** The price of a market snapshot: the answer is 402 with a challenge. No key needed. */
export const challenge = (origin: string): Snippet => ({
  curl: `curl -si ${origin}/api/agent/market-snapshot`,
  typescript: `const response = await fetch('${origin}/api/agent/market-snapshot');
console.log(response.status, response.headers.get('www-authenticate'));`,
  python: `from urllib.error import HTTPError
from urllib.request import urlopen

try:
    urlopen("${origin}/api/agent/market-snapshot")
except HTTPError as refusal:
    print(refusal.code, refusal.headers["www-authenticate"])`,
});

/** Pays on a Tempo chain by the protocol's own client. */
export const payment = (origin: string): string => `import { Mppx, tempo } from 'mppx/client';
import { privateKeyToAccount } from 'viem/accounts';

const account = privateKeyToAccount(process.env.PAYER_KEY as \`0x\${string}\`);
const { fetch } = Mppx.create({ polyfill: false, methods: [tempo.charge({ account })] });
const response = await fetch('${origin}/api/agent/market-snapshot');
console.log(response.headers.get('payment-receipt'), await response.json());`;
