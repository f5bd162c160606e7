import type { Schemas } from '@institutional-defi/client';

export type Scope = Schemas['Scope'];

type About = Readonly<{
  /** What a key with the scope may do. */
  allows: string;
  kind: 'area' | 'across' | 'nothing';
}>;

/** `across`: a form of access to several areas. `nothing`: clients may ask for it, and it opens no endpoint of this version. */
const ABOUT: Readonly<Record<Scope, About>> = {
  portfolio: { kind: 'area', allows: 'Read what the wallet holds. Agent tools: portfolio, chat.' },
  oracle: { kind: 'area', allows: 'Agent tools for prices, tokens and the price dashboard.' },
  swap: { kind: 'area', allows: 'Agent tools for swap quotes, gas and fees.' },
  market: { kind: 'area', allows: 'Agent tool for market data.' },
  transfer: {
    kind: 'area',
    allows: 'Prepare transfers, and send or sponsor what the wallet has signed. A key cannot sign.',
  },
  'portfolio:read': { kind: 'across', allows: 'Only what reads in the area portfolio.' },
  'swap:execute': { kind: 'across', allows: 'The same as swap.' },
  read: { kind: 'across', allows: 'Everything that only reads, in every area.' },
  write: { kind: 'across', allows: 'Everything that does more than read, in every area.' },
  'mcp:invoke': { kind: 'across', allows: 'Every agent tool.' },
  admin: { kind: 'across', allows: 'Every area. Give it only to programs that need all of them.' },
  lending: { kind: 'nothing', allows: 'Nothing yet.' },
  perps: { kind: 'nothing', allows: 'Nothing yet.' },
  'perps:trade': { kind: 'nothing', allows: 'Nothing yet.' },
  openid: { kind: 'nothing', allows: 'Nothing beyond what is public.' },
  profile: { kind: 'nothing', allows: 'Nothing beyond what is public.' },
  'shield:scan': { kind: 'nothing', allows: 'Nothing yet.' },
  'shield:revoke': { kind: 'nothing', allows: 'Nothing yet.' },
  'agents:manage': { kind: 'nothing', allows: 'Nothing yet.' },
};

export const allows = (scope: Scope): string => ABOUT[scope].allows;

export const scopesOf = (kind: About['kind']): readonly Scope[] =>
  (Object.keys(ABOUT) as Scope[]).filter((scope) => ABOUT[scope].kind === kind);

/** What a key has when its creator names no scopes. */
export const USUAL_SCOPES: readonly Scope[] = ['portfolio', 'oracle', 'swap'];
