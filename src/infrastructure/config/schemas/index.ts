export * from './brand.ts';
export * from './chain.ts';
export * from './network.ts';
export * from './secrets.ts';
export * from './telemetry.ts';
