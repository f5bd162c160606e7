import type { Section } from './variable.ts';

export const COMPLIANCE: readonly Section[] = [
  {
    title: 'Compliance',
    variables: [
      [
        'must',
        'TERMS_VERSION=1',
        'The version of the terms that users accept. Required in production. After a change every user must accept again.',
      ],
      [
        'expert',
        'TERMS_<TEXT>=',
        'The text of the terms. `TERMS_FILE` is a file in Markdown, which the console shows; its SHA-256 is kept with each acceptance. Each text needs its own TERMS_VERSION: a start with a version that was accepted with another text, or without one, is refused. `TERMS_URL` is a page instead, to which the console links; no digest is kept of it. Without both, where chains are in memory and outside production, the terms are a short text of the product’s own',
        ['TERMS_FILE=', 'TERMS_URL='],
      ],
      [
        'usual',
        'BLOCKED_COUNTRIES=BY,CU,IR,KP,MM,RU,SY',
        'ISO 3166-1 alpha-2 countries and ISO 3166-2 regions such as UA-43, separated by commas; regions only where the identity provider reports them',
      ],
      [
        'expert',
        'GEO_UNKNOWN=',
        'Policy for clients whose country is unknown: allow, block (the default in production)',
      ],
      [
        'expert',
        'GEO_COUNTRY_HEADER=',
        'The header in which the CDN sends the client’s country; accepted only from a trusted proxy (X-Sandbox-Country in a sandbox, unless set)',
      ],
      ['expert', 'ACCREDITED_CONTACT=', 'URL or email address at which accredited investors apply'],
      ['usual', 'KYC_PROVIDER=', 'memory, didit or sumsub'],
      ['expert', 'DIDIT_API_KEY=', 'API key from Didit’s console, when KYC_PROVIDER is didit'],
      ['expert', 'DIDIT_WEBHOOK_SECRET=', 'The shared secret of the webhook destination <BASE_URL>/api/kyc/webhook'],
      ['expert', 'DIDIT_WORKFLOW_TIER_1=', 'Workflow id of the first tier'],
      ['expert', 'DIDIT_WORKFLOW_TIER_2=', 'Workflow id of the second tier'],
      [
        'expert',
        'SUMSUB_APP_TOKEN=',
        'App token from Sumsub’s dashboard, when KYC_PROVIDER is sumsub. One that begins with sbx: is for its sandbox, where no documents are checked',
      ],
      ['expert', 'SUMSUB_SECRET_KEY=', 'The secret key of the app token'],
      [
        'expert',
        'SUMSUB_WEBHOOK_SECRET=',
        'The secret key of a webhook to <BASE_URL>/api/kyc/webhook, signed with SHA-256 or SHA-512, for applicant events only',
      ],
      ['expert', 'SUMSUB_LEVEL_TIER_1=', 'The name of the level of the first tier'],
      ['expert', 'SUMSUB_LEVEL_TIER_2=', 'The name of the level of the second tier'],
      [
        'usual',
        'ERROR_TRACKER=',
        'memory, sentry or none: receives unexpected errors, and browsers’ reports of content security policy violations',
      ],
      ['usual', 'SENTRY_DSN=', 'https://<key>@<host>/<project>, when ERROR_TRACKER is sentry'],
      ['usual', 'AML_PROVIDER=', 'memory, onchain or chainalysis'],
      [
        'expert',
        'AML_ORACLE=',
        'chainId:address of the sanctions oracle (isSanctioned(address)) when AML_PROVIDER is onchain',
      ],
      ['expert', 'CHAINALYSIS_API_KEY=', 'API key of the sanctions API, when AML_PROVIDER is chainalysis'],
      [
        'expert',
        'AML_DENYLIST=',
        'Addresses that the in-memory screening reports as sanctioned, separated by commas; unset, the last account of the development mnemonic',
      ],
      [
        'expert',
        'AML_UNSCREENED_CHAINS=',
        'Chains (solana, bitcoin) to which swaps may pay although AML_PROVIDER has no list for them; onchain has none for either',
      ],
    ],
  },
];
