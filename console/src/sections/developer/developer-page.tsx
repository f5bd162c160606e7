import { Page } from '../../kit/index.ts';

export default function DeveloperPage() {
  return <Page title="Developer" lead="API keys, usage and snippets." />;
}
