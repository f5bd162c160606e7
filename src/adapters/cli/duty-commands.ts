import type { Check, Reconciliation } from '../../domain/reconciliation/reconciliation.ts';
import { type Command, propose, typed } from './command.ts';
import type { Row } from './table.ts';

/** Comparing the records with the chains, and the rights of the persons whose data is stored. */
export const DUTY_COMMANDS: Readonly<Record<string, Command>> = {
  reconcile: {
    usage: 'reconcile',
    run: async ({ reconciliation }) => {
      const report = await reconciliation.reconcile();
      if (report === undefined)
        return { rows: [{ state: 'another process is reconciling now; try again later' }], failed: true };
      return { rows: rowsOf(report), failed: report.checks.some(({ outcome }) => outcome === 'differs') };
    },
  },
  export: {
    usage: 'export <wallet>',
    run: async ({ privacy, actor, words: [wallet] }) => ({
      rows: [],
      stream: await privacy.exportPerson(actor, typed(wallet)),
    }),
  },
  erase: { usage: 'erase <wallet> --reason <text>', run: (call) => propose(call, { action: 'erase' }) },
};

/** One row for each check, figure and difference. */
const rowsOf = ({ at, checks }: Reconciliation): readonly Row[] =>
  checks.flatMap(({ check, outcome, figures, differences }: Check) => [
    { at, check, outcome },
    ...Object.entries(figures).map(([figure, value]) => ({ check, figure, value })),
    ...differences.map(({ subject, recorded, found }) => ({ check, figure: subject, recorded, found })),
  ]);
