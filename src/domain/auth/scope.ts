/** The areas of the API that keys may use. Endpoints outside all of them accept sessions only. */
export const AREAS = ['portfolio', 'oracle', 'swap', 'market', 'transfer'] as const;
export type Area = (typeof AREAS)[number];

/** The scopes that the protected resource metadata lists, in its order. */
export const RESOURCE_SCOPES = [...AREAS, 'lending', 'perps'] as const;
/** The scopes that the authorization server metadata lists, in its order. */
export const SERVER_SCOPES = [
  ...(['openid', 'profile', 'read', 'write', 'admin', 'portfolio:read', 'swap:execute', 'perps:trade'] as const),
  ...(['shield:scan', 'shield:revoke', 'agents:manage', 'mcp:invoke'] as const),
] as const;

/** Every scope that a key can be granted: those that are advertised, and no other. */
export const SCOPES = [...RESOURCE_SCOPES, ...SERVER_SCOPES] as const;
export type Scope = (typeof SCOPES)[number];
export const DEFAULT_SCOPES: readonly Scope[] = ['portfolio', 'oracle', 'swap'];

/** A call of an endpoint or an agent tool of an area. */
export type ScopedCall = Readonly<{ area: Area; readOnly: boolean; byTool?: boolean }>;

const within = (area: Area) => (call: ScopedCall) => call.area === area;
/** For what this version does not offer: a client may ask for the scope, and the key admits nothing by it. */
const nothing = () => false;

const ADMITS: Readonly<Record<Scope, (call: ScopedCall) => boolean>> = {
  portfolio: within('portfolio'),
  oracle: within('oracle'),
  swap: within('swap'),
  market: within('market'),
  transfer: within('transfer'),
  lending: nothing,
  perps: nothing,
  openid: nothing,
  profile: nothing,
  read: ({ readOnly }) => readOnly,
  write: ({ readOnly }) => !readOnly,
  admin: () => true,
  'portfolio:read': ({ area, readOnly }) => area === 'portfolio' && readOnly,
  'swap:execute': within('swap'),
  'perps:trade': nothing,
  'shield:scan': nothing,
  'shield:revoke': nothing,
  'agents:manage': nothing,
  'mcp:invoke': ({ byTool }) => byTool === true,
};

/** Whether one of the scopes admits the call. */
export const admits = (scopes: readonly Scope[], call: ScopedCall): boolean =>
  scopes.some((scope) => ADMITS[scope](call));
