/** The beginning of the description. Links with `#/` open the operation on the page `/docs`. */
export const GETTING_STARTED = `## Getting started

1. **Sign in.** [Get a nonce](#/Authentication/readSignIn) with \`action=nonce\`, let the wallet sign an EIP-4361 message that contains it, and
   [send both](#/Authentication/signIn) with \`action=verify\`. The response sets the session cookie, and returns a token with \`issueToken: true\`.
2. **Verify.** [Accept the terms](#/Compliance/acceptTerms) and [open a verification](#/KYC/openKycSession). In the sandbox, open its
   \`verificationUrl\` and choose the result, or send \`{"decision":"approved"}\` to it.
3. **Authorize.** [Ask for an authorization](#/Sale/authorizePurchase). The response holds the signature and the complete call that the buyer’s wallet sends.

Programs use an [API key](#/Authentication/createApiKey) as a bearer token. A response with \`X-Sandbox: true\` comes from in-memory systems.

Guides: [sign-in](/docs/guides/sign-in.md), [the sale](/docs/guides/sale.md), [gasless](/docs/guides/gasless.md),
[agents over MCP](/docs/guides/agents.md), [machine payments](/docs/guides/machine-payments.md), [errors and retries](/docs/errors-and-retries.md),
[the sandbox](/docs/sandbox.md). For language models: [llms.txt](/llms.txt), [llms-full.txt](/llms-full.txt).`;
