/** Headers that any operation takes. Those of the sandbox are described here only, because generated clients would otherwise offer them in production. */
export const REQUEST_HEADERS = `## Request headers

- \`Authorization: Bearer …\`: an access token or an API key. Programs need nothing else.
- \`Idempotency-Key\`: on operations that list it; a repeated request is then executed once.
- \`X-Embedded-Token\`: the identity token of [an embedded wallet](#/Authentication/signInEmbedded), if it is not in \`Authorization\`.
- \`X-Sandbox-Scenario\`, only in the sandbox: plays a trouble in this request: \`sale-paused\`, \`sale-sold-out\`, \`node-down\`,
  \`identity-provider-down\`, \`screening-down\`, \`prices-down\`, \`swaps-down\` or \`slow\`. Elsewhere it is ignored.
- \`X-Sandbox-Country\`, only in the sandbox and from its own machine: the country that the request comes from (ISO 3166-1). Elsewhere it is ignored.`;
