import type { Needs } from '../ports/index.ts';
import { viewDashboard } from './view-dashboard.ts';

export const oracleUseCases = (ports: Needs<typeof viewDashboard>) => ({ viewDashboard: viewDashboard(ports) });

export type OracleUseCases = ReturnType<typeof oracleUseCases>;
