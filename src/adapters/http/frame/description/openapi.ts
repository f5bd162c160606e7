import { internalError, malformedPath, unsupportedMedia } from '../failure/frame-failures.ts';
import { failuresOf } from '../record/refusals.ts';
import type { Reply } from '../record/reply.ts';
import type { Route } from '../record/route.ts';
import { Components, type Json } from './components.ts';
import type { Additional, AnyFailure, Described } from './described.ts';
import { describeErrors, errorsOf, type ListedError } from './errors.ts';
import { type Operation, operation } from './operation.ts';
import { RESPONSE_HEADERS } from './response-headers.ts';
import { schemesOf, securityOf } from './security.ts';
import { shareParts } from './shared-parts.ts';

/** Every tag of the API with its description, in the order in which a new integrator needs them. */
const TAGS: Readonly<Record<string, string>> = {
  Authentication: 'Wallet sign-in, sessions and API keys',
  Compliance: 'Terms and jurisdictions',
  KYC: 'Identity verification',
  Sale: 'Purchase authorizations and purchase history',
  User: 'Profiles, preferences and lists of wallets',
  Portfolio: 'Holdings of wallets and their value',
  Transfer: 'Preparing transfers and broadcasting signed transactions',
  Fees: 'Prices of sponsored transactions',
  Paymaster: 'Sponsoring the gas of signed requests',
  Swaps: 'Token swaps, on one chain or across two',
  Tokens: 'Listed tokens and token prices',
  Market: 'Market data, forwarded from the provider',
  Oracle: 'Price, liquidity and lending data of a token',
  Referral: 'Referrers, referred wallets and their purchases',
  Payments: 'Endpoints that are paid per request, and a wallet’s payments',
  Agent: 'Conversations over HTTP and messaging platforms, and tools for agents',
  Operator: 'What the institution’s own people see, propose and approve',
  System: 'Health, this description and discovery',
  Jobs: 'What the operator’s timer calls',
};

const ORDER = Object.keys(TAGS);

function placeOf(tag: string): number {
  const place = ORDER.indexOf(tag);
  if (place < 0) throw new Error(`the tag ${tag} has no description: add it to the tags`);
  return place;
}

/** The same operations in the order of their tags: what a new integrator needs comes first. */
const inOrder = <T extends Readonly<{ tag: string }>>(operations: readonly T[]): readonly T[] =>
  operations.toSorted((one, other) => placeOf(one.tag) - placeOf(other.tag));

/** The tags in use, in the order of their first use. */
const tagsOf = (used: readonly string[]) => [...new Set(used)].map((name) => ({ name, description: TAGS[name] ?? '' }));

/** The beginning of the description. Links with `#/` open the operation on the page `/docs`. */
const GETTING_STARTED = `## Getting started

1. **Sign in.** [Get a nonce](#/Authentication/readSignIn) with \`action=nonce\`, let the wallet sign an EIP-4361 message that contains it, and
   [send both](#/Authentication/signIn) with \`action=verify\`. The response sets the session cookie, and returns a token with \`issueToken: true\`.
2. **Verify.** [Accept the terms](#/Compliance/acceptTerms) and [open a verification](#/KYC/openKycSession). In the sandbox, open its
   \`verificationUrl\` and choose the result, or send \`{"decision":"approved"}\` to it.
3. **Authorize.** [Ask for an authorization](#/Sale/authorizePurchase). The response holds the signature and the complete call that the buyer’s wallet sends.

Programs use an [API key](#/Authentication/createApiKey) as a bearer token. A response with \`X-Sandbox: true\` comes from in-memory systems.

Guides: [sign-in](/docs/guides/sign-in.md), [the sale](/docs/guides/sale.md), [gasless](/docs/guides/gasless.md),
[agents over MCP](/docs/guides/agents.md), [machine payments](/docs/guides/machine-payments.md), [errors and retries](/docs/errors-and-retries.md),
[the sandbox](/docs/sandbox.md). For language models: [llms.txt](/llms.txt), [llms-full.txt](/llms-full.txt).`;

/** Headers that any operation takes. Those of the sandbox are described here only, because generated clients would otherwise offer them in production. */
const REQUEST_HEADERS = `## Request headers

- \`Authorization: Bearer …\`: an access token or an API key. Programs need nothing else.
- \`Idempotency-Key\`: on operations that list it; a repeated request is then executed once.
- \`X-Embedded-Token\`: the identity token of [an embedded wallet](#/Authentication/signInEmbedded), if it is not in \`Authorization\`.
- \`X-Sandbox-Scenario\`, only in the sandbox: plays a trouble in this request: \`sale-paused\`, \`sale-sold-out\`, \`node-down\`,
  \`identity-provider-down\`, \`screening-down\`, \`prices-down\`, \`swaps-down\` or \`slow\`. Elsewhere it is ignored.
- \`X-Sandbox-Country\`, only in the sandbox and from its own machine: the country that the request comes from (ISO 3166-1). Elsewhere it is ignored.`;

export type ApiDocument = Readonly<Json & { paths: Record<string, Json> }>;

const ABOUT = `Connects an institution’s users to the chains. It never holds a user’s private key.

${GETTING_STARTED}

${REQUEST_HEADERS}

${RESPONSE_HEADERS}

## Errors

Every error response has the format of \`ErrorResponse\`: a sentence for people, a stable \`code\` for programs, the \`remedy\`, a link to
[the page of the codes](/docs/errors) in \`docs\`, and the \`requestId\`. The schema \`ErrorCode\` lists every code.

A request that fails with a status of 400 to 422 fails again unless it is changed. A status of 429 or 503 passes: wait for the
seconds in \`Retry-After\`, or a few seconds when it is absent, and send the same request again. Any operation may answer 503
with \`NOT_READY\` while an instance starts.

## Amounts, addresses and times

Amounts are decimal strings in smallest units (\`Units\`). Addresses are checksummed in responses (\`WalletAddress\`). Times are ISO 8601 in
UTC (\`Time\`).`;

/** What the document says about each route, with the failures of the frame. */
function describedRoute(route: Route): Described {
  const frame: [boolean, AnyFailure][] = [
    [true, internalError],
    [route.params !== undefined, malformedPath],
    [route.body !== undefined || route.raw === true, unsupportedMedia],
  ];
  return {
    ...route,
    security: securityOf(route),
    ...(route.seeOther !== undefined && { more: { 303: redirectOf(route.reply, route.seeOther) } }),
    failures: [...failuresOf(route), ...frame.filter(([applies]) => applies).map(([, failure]) => failure)],
  };
}

const redirectOf =
  ({ schema: body, mediaType }: Reply, description: string): Additional =>
  (schema) => ({ description, content: { [mediaType]: { schema: schema(body) } } });

/** All operations: of the routes, and of endpoints that have no route record. */
const operationsOf = (routes: readonly Route[], others: readonly Described[]): readonly Described[] =>
  inOrder([...routes.map(describedRoute), ...others]);

/** Every error code of the API, with its cause and remedy. */
export const listErrors = (routes: readonly Route[], others: readonly Described[]): readonly ListedError[] =>
  errorsOf(operationsOf(routes, others));

/** The OpenAPI 3.1 description of the routes, generated from the records that also serve them. */
export function openApiDocument(routes: readonly Route[], others: readonly Described[], version: string): ApiDocument {
  const components = new Components();
  const operations = operationsOf(routes, others);
  const exampled = new Set(operations.flatMap(({ failures }) => failures.map(({ code }) => code)));
  describeErrors(errorsOf(operations), exampled, components);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const described of operations)
    paths[described.path] = { ...paths[described.path], [described.method]: operation(described, components) };
  shareParts(
    Object.values(paths).flatMap((item) => Object.values(item)),
    components,
  );
  const { schemas, parameters, headers, examples, responses } = components;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Institutional DeFi API',
      version,
      description: ABOUT,
      contact: { name: 'The operator of this service' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This service' }],
    tags: tagsOf(operations.map(({ tag }) => tag)),
    paths,
    components: {
      schemas,
      parameters,
      headers,
      examples,
      responses,
      securitySchemes: schemesOf(operations.flatMap(({ security }) => security)),
    },
  };
}
