import { ExternalButton, Page, Stack } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import { ApiKeys } from './api-keys.tsx';
import css from './developer.module.css';
import { McpSection } from './mcp-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { ReferenceSection } from './reference-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { SnippetSection } from './snippet-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

export default function DeveloperPage() {
  return (
    <Page
      title="Developer"
      lead="Programs and agents use this service with an API key. What each scope allows is said where a key is created."
      actions={<ExternalButton href="/docs">API reference</ExternalButton>}
      wide
    >
      <SignedIn purpose="to create and revoke API keys">
        {({ wallet }) => (
          <Stack key={wallet}>
            <ApiKeys />
            <RequestsSection />
          </Stack>
        )}
      </SignedIn>
      <div className={css.guides}>
        <SnippetSection />
        <McpSection />
        <PaymentSection />
        <WebhooksSection />
        <ReferenceSection />
      </div>
    </Page>
  );
}
