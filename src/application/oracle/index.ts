import { type OraclePorts, viewDashboard } from './view-dashboard.ts';

export const oracleUseCases = (ports: OraclePorts) => ({ viewDashboard: viewDashboard(ports) });

export type OracleUseCases = ReturnType<typeof oracleUseCases>;
