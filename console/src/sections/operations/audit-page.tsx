import { Page } from '../../kit/index.ts';

export default function AuditPage() {
  return <Page title="Audit" lead="The append-only log, its export and its proof." />;
}
