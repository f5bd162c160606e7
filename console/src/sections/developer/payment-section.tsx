import { CodeBlock, LinkButton, Section, Tabs } from '../../kit/index.ts';
import { Snippets } from './snippet-section.tsx';
import { challenge, payment } from './snippets.ts';

/** Without a key: an agent pays for one request. */
export const PaymentSection = () => (
  <Section
    title="Machine payments"
    lead="A market snapshot is paid for by the request, without an account or a key. The first answer is 402 and names the price."
    actions={
      <LinkButton to="/settings" hash="payments" size="small">
        Consent and spend
      </LinkButton>
    }
  >
    <Tabs
      label="Machine payments"
      tabs={[
        {
          id: 'price',
          label: 'Ask for the price',
          content: <Snippets snippet={challenge(location.origin)} about="the price" />,
        },
        {
          id: 'pay',
          label: 'Pay',
          content: (
            <CodeBlock
              label="TypeScript: pay (npm install mppx viem)"
              code={payment(location.origin)}
              language="typescript"
            />
          ),
        },
      ]}
    />
  </Section>
);
