import { ContainerModule } from 'inversify';
import { authUseCases } from '../../application/auth/index.ts';
import { chatUseCases } from '../../application/chat/index.ts';
import { complianceUseCases } from '../../application/compliance/index.ts';
import { cspUseCases } from '../../application/csp/index.ts';
import { feeUseCases } from '../../application/fee/index.ts';
import { healthUseCases } from '../../application/health/index.ts';
import { historyUseCases } from '../../application/history/index.ts';
import { kycUseCases } from '../../application/kyc/index.ts';
import { marketUseCases } from '../../application/market/index.ts';
import { messagingUseCases } from '../../application/messaging/index.ts';
import { oracleUseCases } from '../../application/oracle/index.ts';
import { paymasterUseCases } from '../../application/paymaster/index.ts';
import { paymentUseCases } from '../../application/payment/index.ts';
import { portfolioUseCases } from '../../application/portfolio/index.ts';
import { receiveUseCases } from '../../application/receive/index.ts';
import { referralUseCases } from '../../application/referral/index.ts';
import { saleUseCases } from '../../application/sale/index.ts';
import { swapUseCases } from '../../application/swap/index.ts';
import { tokenUseCases } from '../../application/token/index.ts';
import { transferUseCases } from '../../application/transfer/index.ts';
import { userUseCases } from '../../application/user/index.ts';
import { provide } from './provide.ts';
import { pick, port, subject } from './tokens.ts';

/** One line a room: its use cases, and the ports that they need. */
export const subjectsModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    subject.auth,
    authUseCases,
    pick(
      port,
      'apiKeys',
      'clock',
      'contractSignatures',
      'embeddedWallets',
      'gatePasses',
      'keyDigests',
      'kycs',
      'messageSignatures',
      'nonces',
      'random',
      'sessions',
      'sessionTokens',
      'signInPolicy',
      'tryCounts',
      'users',
    ),
  );
  provide(bind, subject.chat, chatUseCases, {
    ...pick(
      port,
      'addressScreening',
      'chainBalances',
      'chatLinks',
      'chatPolicy',
      'chatSessions',
      'clock',
      'gasPrices',
      'keyDigests',
      'languageReader',
      'languageWriter',
      'paraphraser',
      'random',
      'tokenPrices',
    ),
    ...pick(subject, 'fee', 'kyc', 'portfolio', 'sale', 'swap', 'token', 'transfer'),
  });
  provide(bind, subject.compliance, complianceUseCases, pick(port, 'clock', 'compliancePolicy', 'geoLocator', 'terms'));
  provide(
    bind,
    subject.fee,
    feeUseCases,
    pick(port, 'clock', 'feePolicy', 'gasPrices', 'priceFeeds', 'quoteSigner', 'random'),
  );
  provide(bind, subject.csp, cspUseCases, pick(port, 'clock', 'errorTracker'));
  provide(bind, subject.health, healthUseCases, pick(port, 'clock', 'databaseProbe'));
  provide(
    bind,
    subject.kyc,
    kycUseCases,
    pick(
      port,
      'alarms',
      'clock',
      'issuedAuthorizations',
      'kycPolicy',
      'kycProvider',
      'kycs',
      'leases',
      'random',
      'salePolicy',
      'users',
    ),
  );
  provide(bind, subject.messaging, messagingUseCases, {
    ...pick(port, 'alarms', 'clock', 'messageInbox', 'messageQueue', 'messageSender', 'messagingPolicy', 'random'),
    ...pick(subject, 'chat'),
  });
  provide(bind, subject.referral, referralUseCases, pick(port, 'referralPurchases', 'users'));
  provide(
    bind,
    subject.paymaster,
    paymasterUseCases,
    pick(
      port,
      'addressScreening',
      'alarms',
      'clock',
      'feePolicy',
      'forwarders',
      'forwardSignatures',
      'gaslessCalls',
      'gasPrices',
      'keyDigests',
      'leases',
      'priceFeeds',
      'proStatus',
      'quoteSigner',
      'random',
      'sponsor',
      'sponsorPolicy',
      'sponsorships',
      'transferPolicy',
    ),
  );
  provide(
    bind,
    subject.payment,
    paymentUseCases,
    pick(
      port,
      'alarms',
      'clock',
      'leases',
      'marketOverview',
      'marketSentiment',
      'mppConsents',
      'paymentClaims',
      'paymentNetwork',
      'paymentRail',
      'random',
    ),
  );
  provide(
    bind,
    subject.sale,
    saleUseCases,
    pick(
      port,
      'addressScreening',
      'alarms',
      'clock',
      'compliancePolicy',
      'geoLocator',
      'issuedAuthorizations',
      'kycs',
      'leases',
      'nftPurchaseSigner',
      'nftSaleContract',
      'nftSaleLedger',
      'purchaseHistory',
      'purchaseIndex',
      'purchaseSigner',
      'random',
      'saleContract',
      'saleEvents',
      'salePolicy',
      'terms',
      'users',
    ),
  );
  provide(
    bind,
    subject.transfer,
    transferUseCases,
    pick(
      port,
      'addressScreening',
      'chainTransactions',
      'clock',
      'feePolicy',
      'gaslessCalls',
      'leases',
      'preparedTransfers',
      'priceFeeds',
      'proStatus',
      'quoteSigner',
      'random',
      'relayedTransactions',
      'signedTransactions',
      'sponsorPolicy',
      'transferOutlooks',
      'transferPolicy',
      'userWallets',
    ),
  );
  provide(
    bind,
    subject.user,
    userUseCases,
    pick(port, 'clock', 'kycs', 'preferences', 'random', 'users', 'userWallets'),
  );
  provide(bind, subject.market, marketUseCases, pick(port, 'marketData'));
  provide(
    bind,
    subject.oracle,
    oracleUseCases,
    pick(port, 'clock', 'coinFigures', 'lendingMarkets', 'marketSentiment', 'technicalAnalysis', 'tokenPools'),
  );
  provide(
    bind,
    subject.portfolio,
    portfolioUseCases,
    pick(
      port,
      'bitcoinAccounts',
      'chainBalances',
      'clock',
      'leases',
      'portfolioSnapshots',
      'random',
      'solanaAccounts',
      'tokenList',
      'tokenPrices',
    ),
  );
  provide(bind, subject.receive, receiveUseCases, pick(port, 'qrCodes'));
  provide(
    bind,
    subject.history,
    historyUseCases,
    pick(port, 'clock', 'feePolicy', 'relayedTransactions', 'tokenList', 'transactionHistory'),
  );
  provide(
    bind,
    subject.swap,
    swapUseCases,
    pick(
      port,
      'clock',
      'feePolicy',
      'gasPrices',
      'priceFeeds',
      'quoteSigner',
      'random',
      'sponsorPolicy',
      'swapProvider',
      'tokenList',
    ),
  );
  provide(bind, subject.token, tokenUseCases, pick(port, 'clock', 'tokenList', 'tokenPrices'));
});
