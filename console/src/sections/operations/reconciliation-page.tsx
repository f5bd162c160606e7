import { Page } from '../../kit/index.ts';

export default function ReconciliationPage() {
  return <Page title="Reconciliation" lead="Issued authorizations against purchases on the chain." />;
}
