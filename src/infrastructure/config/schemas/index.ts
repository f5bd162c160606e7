export * from './chain.ts';
export * from './network.ts';
export * from './people.ts';
export * from './secrets.ts';
export * from './telemetry.ts';
export * from './values.ts';
