import { buttonClass } from '../../../kit/index.ts';

type AuditExportProps = Readonly<{ range: Readonly<{ from?: string; to?: string }> }>;

/** The browser saves the stream as it arrives, so that a long log fits. A broken download is an incomplete export. */
export const AuditExport = ({ range }: AuditExportProps) => (
  <a
    href={`/api/operator/audit/export?${new URLSearchParams(range)}`}
    download="audit.ndjson"
    className={buttonClass('plain', 'usual')}
  >
    Export
  </a>
);
