// Generated from openapi.json by `npm run client:types`.
export interface paths {
    "/api/siwe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a nonce, a wallet’s verification status, or the current session
         * @description The query decides which of the three answers is returned: `action=nonce` a `SiweNonce`, `action=status` with `wallet` a `SiweStatus`, and `action=session`, or no action, a `CurrentSession`. `x-reply-by` states the same for programs.
         */
        get: operations["readSignIn"];
        put?: never;
        /**
         * Sign in with an Ethereum wallet (EIP-4361), or sign out
         * @description `action=verify` checks the signed message, uses up its nonce and opens a session: it sets the session cookie, and returns an access token when issueToken is true. `action=logout` ends the session, or with `everywhere` every session of the wallet.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the keys that sign access tokens
         * @description Verify access tokens (ES256) with the key that their header names as `kid`. Read the set again when a token names an unknown key.
         */
        get: operations["readKeySet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/embedded-wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the embedded-wallet session of the request
         * @description Returns nulls when the request has no session, or a session of a wallet that signed in with a message.
         */
        get: operations["viewEmbeddedSession"];
        put?: never;
        /**
         * Sign in with an embedded wallet
         * @description The provider’s identity token, in `Authorization: Bearer` or the header `X-Embedded-Token`, must prove the address.
         */
        post: operations["signInEmbedded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/gate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock the protected pages with the master password
         * @description Sets the cookies `svc-gate`, which is the pass, and `svc-gate-until`, its expiry in ISO 8601.
         */
        post: operations["enterGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of the session’s wallet
         * @description Lists active, expired and revoked keys, without the keys themselves.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key for the session’s wallet
         * @description The key acts for the session’s wallet within its scopes. It is shown in this response only, so store it at once. A wallet has a limited number of active keys.
         */
        post: operations["createApiKey"];
        /**
         * Revoke one API key of the session’s wallet, or all of them
         * @description The process that revokes the key rejects it immediately; other processes reject it within five seconds.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether a wallet accepted the current terms
         * @description Compares the newest version that the wallet accepted with the current version.
         */
        get: operations["viewTerms"];
        put?: never;
        /**
         * Accept the current terms
         * @description Records the version, the time and the origin of the acceptance. Accepting the same version again changes nothing.
         */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the requesting IP address is in an open jurisdiction
         * @description Applies the operator’s rules for jurisdictions to the country of the IP address. A purchase applies them again, also to the verified identity.
         */
        get: operations["viewGeoPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the country and continent of the requesting IP address
         * @description The country is looked up from the IP address, so a proxy or VPN changes it.
         */
        get: operations["viewGeoRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kyc/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the identity verification status of a wallet
         * @description The link to the verification is shown to the wallet’s own session only; it is null for everybody else.
         */
        get: operations["viewKyc"];
        put?: never;
        /**
         * Open an identity verification; repeated requests return the open one
         * @description Without the wallet’s session, a verification is opened only for a wallet that has neither a user nor a verification, and its link is shown in that one response. For every other wallet nothing is opened and the link is null.
         */
        post: operations["openKycSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kyc/link-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a verification that the identity provider holds for the wallet
         * @description Use it when a user completed a verification that this service does not list, for example after a lost redirect. The provider’s record must name the wallet.
         */
        post: operations["linkKycSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kyc/upgrade-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get where to verify for a higher tier; repeated requests return the same URL
         * @description Opens a verification for the tier, or returns the open one. For TIER_3 it returns where accredited investors apply.
         */
        get: operations["upgradeKyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kyc/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a result from the identity provider
         * @description The provider’s signature is verified over the raw bytes. Repeated and late events change nothing.
         */
        post: operations["receiveKycWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rules of the sale and how to verify a signature
         * @description Returns limits by tier, payment tokens, the sale contract, and the EIP-712 domain and types with which anyone can verify an authorization.
         */
        get: operations["viewSaleRules"];
        put?: never;
        /**
         * Authorize a token purchase
         * @description Signs the authorization that the sale contract’s `buy()` requires. It is valid for 15 minutes and can be used once. You can request any number of authorizations.
         */
        post: operations["authorizePurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/authorize-nft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorize the mint of an NFT
         * @description Signs the authorization that the NFT sale contract’s `buyNft()` requires. amount must be the price of the NFT tier. The authorization is valid for 15 minutes and can be used once.
         */
        post: operations["authorizeNftPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a wallet may buy, rule by rule
         * @description Applies the rules of `POST /api/sale/authorize` and signs nothing. No decision is recorded.
         */
        get: operations["viewSaleEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the phase, tokens sold and price from the sale contract
         * @description Reads the contract at the chain’s head. `asOf` is the time of the reading.
         */
        get: operations["viewSaleStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a wallet’s purchases, newest first
         * @description Lists Purchase events of the sale contract. The newest ones can still disappear until `confirmed` is true.
         */
        get: operations["viewPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/decisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a decision about a request of this wallet
         * @description The id is in the header `Decision-Id` of the answer to the request, whether it was granted or refused.
         */
        get: operations["viewDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/decisions/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a signed receipt for a decision
         * @description The receipt and its proof can be verified offline: docs/decisions-and-audit.md. Operators read receipts of every wallet; each such read is in the audit log.
         */
        get: operations["viewDecisionReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own profile, or any user’s public profile
         * @description Without `wallet`, returns the profile of the session. Personal fields are null for everybody but the user.
         */
        get: operations["viewUser"];
        put?: never;
        /**
         * Register a wallet; registering it again has no effect
         * @description A sign-in registers a wallet as well. Without the wallet’s own session, an email address stays unverified and a referral code is only a claim.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update your profile
         * @description The profile’s history records each field’s previous value, the time of the change and the session that made it.
         */
        patch: operations["changeProfile"];
        trace?: never;
    };
    "/api/user/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm an e-mail address by its mailed link
         * @description A link works once, within 24 hours, and only while the profile still has the address. Setting the address again sends a new link.
         */
        get: operations["confirmEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your swap preferences
         * @description Fields that were never set have their defaults.
         */
        get: operations["viewSwapPreferences"];
        put?: never;
        /**
         * Update your swap preferences
         * @description Changes the fields that are sent and keeps the others. Returns all of them.
         */
        post: operations["setSwapPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/dashboard-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your dashboard preferences
         * @description Fields that were never set have their defaults.
         */
        get: operations["viewDashboardPreferences"];
        put?: never;
        /**
         * Update your dashboard preferences
         * @description Changes the fields that are sent and keeps the others. Returns all of them.
         */
        post: operations["setDashboardPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your list of wallets
         * @description The list is a convenience for the user: it does not prove who owns these wallets.
         */
        get: operations["listWallets"];
        put?: never;
        /**
         * Add a wallet to your list
         * @description The address must be valid on its chain. A new primary wallet replaces the current one of its chain.
         */
        post: operations["addWallet"];
        /**
         * Remove a wallet from your list
         * @description Removes the record with this id from the list. The wallet itself is not affected.
         */
        delete: operations["removeWallet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a wallet’s holdings on Ethereum, Optimism, Polygon, Base, Arbitrum
         * @description A chain that cannot be read is omitted and listed in `degraded`.
         */
        get: operations["viewPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a summary of a wallet’s value
         * @description Without `address`, summarizes the caller’s own wallet. The figures are those of GET /api/portfolio/aggregate.
         */
        get: operations["viewPortfolioSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio/bitcoin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the balance and unspent outputs of a Bitcoin address
         * @description Reads confirmed and unconfirmed amounts of one mainnet address.
         */
        get: operations["viewBitcoin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio/solana": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the balances of a Solana account
         * @description Reads the coin and the tokens of one mainnet account.
         */
        get: operations["viewSolana"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the history of a wallet’s value, from snapshots
         * @description A job takes a snapshot of a wallet about once an hour, from the time at which its owner first read its portfolio. A snapshot that would be incomplete is not stored.
         */
        get: operations["viewPortfolioHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receive/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a QR code to receive payments in the caller’s own wallet
         * @description Returns a payment request (EIP-681) for the caller’s own wallet, as text, SVG and PNG.
         */
        get: operations["drawReceiveCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a wallet’s coin and token movements on all chains, newest first
         * @description Covers the newest 1,000 coin movements and 1,000 token movements on each chain. For the session’s own wallet it also includes transactions executed through this service and sponsored requests, with their status.
         */
        get: operations["viewTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a transfer for the wallet to sign
         * @description Returns the current nonce, gas, fees and balances, and the complete unsigned transaction. Nothing is sent: the wallet signs, and POST /api/transfer/execute accepts the signed transaction with the prepareId. When gasless is true, the wallet may sign gaslessTransfer instead, for POST /api/paymaster.
         */
        post: operations["prepareTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfer/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Broadcast a signed transaction
         * @description The transaction is decoded and checked, then sent to the chain’s nodes. Sending the same transaction again is safe and returns the same hash. With a prepareId the transaction must match the prepared transfer.
         */
        post: operations["executeTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a signed quote of the fee of a sponsored action
         * @description Gas of the action × live gas price × oracle price × markup, rounded up. A price or Pro status sent in the request only produces an estimate: the paymaster checks both when it charges.
         */
        get: operations["estimateFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paymaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sponsor the gas of a signed request
         * @description The request is checked, simulated on the chain and sent to a relayer. The relayer calls the forwarder (ERC-2771), which executes the request on behalf of the wallet. A fee quote can be used once; the same request with the same quote returns the same task. A transfer through the GaslessTransfers contract must itself pay the fee in the quote.
         */
        post: operations["sponsorRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/swap/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a quote for a swap on one chain or across two
         * @description Returns the provider’s quote unchanged: its transactions are for the user’s own wallet to sign. The source is an EVM chain; the destination may be Solana or Bitcoin.
         */
        post: operations["quoteSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/swap/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a swap
         * @description Returns the provider’s report on the progress of a quote that the user executed.
         */
        get: operations["viewSwapStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tokens by chain, symbol or name
         * @description Without `chainId`, lists every supported chain and Solana. Lists that could not be read are named in `degraded`.
         */
        get: operations["listTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get prices in US dollars, by contract or by symbol
         * @description Send either `symbols`, or `addresses` with their `chainId`. A token without a known price has null.
         */
        get: operations["viewTokenPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/market/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Market data, forwarded from the provider
         * @description Only the listed paths and their documented parameters are forwarded.
         */
        get: operations["readMarket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oracle/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the price, candles, indicators, liquidity and lending rates of a token
         * @description A part that cannot be read is null and listed in `degraded`.
         */
        get: operations["viewOracleDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the user of a referral code
         * @description Letter case does not matter. Show the wallet to the user before a purchase names it as referrer.
         */
        get: operations["resolveReferralCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/referral/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the referral statistics of your wallet
         * @description Counts confirmed purchases that named this wallet as referrer.
         */
        get: operations["viewReferralStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/market-snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a market snapshot for one payment
         * @description A request without a payment receives a 402 response with a challenge. A payment pays for one response and is taken only when data can be delivered. If the response is lost before it was written whole, send the same payment again to receive the same response. While the outcome of a payment is unknown the response is 503: do not pay again, send the same payment later.
         */
        get: operations["buyMarketSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mpp/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the wallet’s consent to machine payments, its rail account and its payments
         * @description Lists what the wallet consented to, its account on the payment rail and its latest payments.
         */
        get: operations["viewMppConsent"];
        put?: never;
        /**
         * Consent to machine payments
         * @description Replaces the earlier consent of the wallet. Nothing is paid or moved by it.
         */
        post: operations["grantMppConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the supported intents, with examples
         * @description Lists what the agent understands, each intent with example sentences.
         */
        get: operations["listChatIntents"];
        put?: never;
        /**
         * Send a message, or confirm an offer
         * @description A grammar interprets the message. Anything that would move value is only prepared, for the session’s wallet, and only after a confirmation, which works once and expires after ten minutes.
         */
        post: operations["chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answer a messaging platform’s subscription check
         * @description Echoes `hub.challenge` when `hub.verify_token` is the operator’s token, as WhatsApp requires for a webhook.
         */
        get: operations["answerChallenge"];
        put?: never;
        /**
         * Receive an update from a messaging platform
         * @description WhatsApp signs with `X-Hub-Signature-256`, Telegram sends `X-Telegram-Bot-Api-Secret-Token`. The messages are stored before the response, each message once; replies are sent through the platform’s own API.
         */
        post: operations["receiveUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use the tools of this service over the Model Context Protocol
         * @description Streamable HTTP without sessions and streams: each request carries one message and its API key, and receives one JSON response. A tool that fails returns a result with `isError`. The page docs/mcp.md lists the tools and their scopes.
         */
        post: operations["mcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the role of the signed-in operator
         * @description Available before the password gate is passed; `gatePassed` says whether it was. After `freshUntil`, changes require a new sign-in.
         */
        get: operations["viewOperatorSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the operators
         * @description Operators are named in OPERATORS or appointed by an approved proposal.
         */
        get: operations["listOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get figures of the whole service
         * @description Series cover the last 30 UTC days. A figure that cannot be read is null, and `unavailable` says why.
         */
        get: operations["viewOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/alarms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the alarms
         * @description Alarms are rows: of one kind and one subject there is one, with its first and last time and its count.
         */
        get: operations["listAlarms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/alarms/{id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge an alarm
         * @description Raised again within a day, it stays acknowledged; later, it opens again.
         */
        post: operations["acknowledgeAlarm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{wallet}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything that is stored about a wallet
         * @description One JSON object a line. The export is recorded in the audit log before the first line is sent.
         */
        get: operations["exportUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{wallet}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to erase the personal data of a wallet
         * @description Approved, it removes e-mail, profile, conversations, document fields, preferences, snapshots and notes, revokes keys and verification, and keeps decisions, the audit log and purchases.
         */
        post: operations["proposeErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the last comparison of the records with the chains
         * @description A job compares every 15 minutes. What cannot be read is `unknown`, never 0.
         */
        get: operations["viewReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{wallet}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a wallet at once
         * @description The wallet can still sign in and read, but moves no value on any process from now on. Authorizations that it already holds stay valid until their deadline; the answer says how many. An operator’s wallet is blocked by admins only, as it loses its role; nobody blocks their own.
         */
        post: operations["blockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{wallet}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note about a wallet
         * @description Notes are for operators only, and cannot be changed afterwards. An erasure of the wallet deletes them.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{wallet}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to unblock a wallet
         * @description The wallet stays blocked until another operator approves. A wallet that is not blocked receives a 409 response.
         */
        post: operations["proposeUnblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{wallet}/grant-tier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to grant a verification tier
         * @description The tier counts once another operator approves, beside the verifications of the identity provider, until `expiresAt` or without end.
         */
        post: operations["proposeTier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{wallet}/revoke-tier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to revoke verification tiers
         * @description Approved, it ends the tier and those above it, or every tier when `tier` is absent. Authorizations that the wallet already holds stay valid until their deadline.
         */
        post: operations["proposeTierRevocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{wallet}/add-operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to make a wallet an operator, or to change its role
         * @description Approved, the role counts from the next request of the wallet. A role in OPERATORS is replaced by it.
         */
        post: operations["proposeOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{wallet}/remove-operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to remove an operator
         * @description Approved, the wallet is refused from its next request. The last admin cannot be removed.
         */
        post: operations["proposeOperatorRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List proposals, newest first
         * @description A proposal ends after seven days, or when the tier that it grants would end; then its state is `expired`.
         */
        get: operations["listProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/proposals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a proposal, which carries it out
         * @description The decision, its effect and its audit entry are stored together. With `FOUR_EYES=on` neither the proposer nor the wallet concerned can approve.
         */
        post: operations["approveProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/proposals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a proposal, or withdraw your own
         * @description A proposal is decided once. The proposer may withdraw it, also with `FOUR_EYES=on`.
         */
        post: operations["rejectProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find users, newest first
         * @description All given filters must match. Each search is recorded in the audit log.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/{wallet}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything known about a user
         * @description Also says, rule by rule, whether the wallet could make the smallest purchase now. For an unknown wallet the refusal names the users whose wallet is one mistake away.
         */
        get: operations["viewUserFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List decisions, newest first
         * @description A decision is recorded for each request to buy, mint, relay or sponsor, whether it was granted or refused.
         */
        get: operations["listDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/decisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a decision, with its rules and facts
         * @description The id is in the header `Decision-Id` of the answer to the user’s request.
         */
        get: operations["viewOperatorDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List entries of the audit log, newest first
         * @description The log holds who did or read what, and when. Entries are sealed into a tree whose head GET /.well-known/audit-checkpoint publishes.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log, oldest entry first
         * @description One JSON object a line: the bodies of the entries, byte for byte as they are hashed.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages that could not be answered
         * @description A message is here after its last attempt failed, with the error of that attempt.
         */
        get: operations["listDeadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/dead-letters/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a dead letter back into the queue
         * @description The queue answers it with its next run. If it fails again, it returns to the dead letters.
         */
        post: operations["replayDeadLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow which of the operators’ data changes
         * @description Server-sent events: `changed` with `{ topics }`, comments as heartbeat, and `ended` when the operator is no longer admitted. Read the data itself again from its endpoint.
         */
        get: operations["followChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health of the service and its database
         * @description Returns 200 while the process runs; `status` and `db` describe its health. `status` is `error` while writes cannot succeed.
         */
        get: operations["checkHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process runs
         * @description Asks nothing but the process itself. Restart the instance when this does not answer.
         */
        get: operations["checkLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the instance can serve requests
         * @description Returns 503 while writes cannot succeed and while the instance shuts down: send requests elsewhere then. The result is at most a second old.
         */
        get: operations["checkReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this OpenAPI document
         * @description The document describes every operation of the running version and is generated from the records that serve it.
         */
        get: operations["readDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this OpenAPI document at the path where tools look for paid endpoints
         * @description The same document as GET /api/openapi. Discovery tools of machine payments find prices in `x-payment-info`.
         */
        get: operations["discoverDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the contents of this API for language models (llmstxt.org)
         * @description Markdown: what the service does, its guides and every operation with a link.
         */
        get: operations["readLlmsIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms-full.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get every operation in Markdown for language models
         * @description Parameters, bodies, errors and examples of every operation, and the fields of every named schema.
         */
        get: operations["readLlmsFull"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OAuth protected resource metadata of this API (RFC 9728)
         * @description Names this resource, its authorization server and how tokens are sent. A 401 response points here.
         */
        get: operations["describeResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the authorization server metadata (RFC 8414)
         * @description Names the endpoints at which wallets sign in and API keys are created and revoked.
         */
        get: operations["describeAuthorizationServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/logo.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the logo named in the metadata
         * @description The image that `resource_logo_uri` of the resource metadata names.
         */
        get: operations["readLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/audit-checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the newest signed head of the audit log (C2SP tlog-checkpoint)
         * @description Whoever keeps earlier heads can prove with them that no entry was changed or removed since.
         */
        get: operations["readAuditCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/audit-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the keys that verify checkpoints of the audit log (C2SP signed-note)
         * @description Keep a key when you first read it: a signature by another key that nobody announced is a reason to ask.
         */
        get: operations["readAuditKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/csp-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that content security policy reports are received
         * @description Shows that the path in the `report-uri` directive is served.
         */
        get: operations["checkCspSink"];
        put?: never;
        /**
         * Receive a browser’s report of content security policy violations
         * @description Accepts the formats of `report-uri` and `report-to`. Reports are stripped of query strings, sampled and sent to the error tracker.
         */
        post: operations["reportCspViolation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/indexer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Index the sale’s Purchase events
         * @description Reads new Purchase events from the chain and replaces those of blocks that the chain dropped. The scheduler runs the same job.
         */
        get: operations["indexPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cron/process-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Process the messages in the queue
         * @description Answers the stored messages that are due and sends the replies. A message that fails is tried again later. The scheduler runs the same job.
         */
        get: operations["processWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A stable code for programs. `x-enumDescriptions` states the cause and the remedy of each
         * @example UNAUTHENTICATED
         * @enum {string}
         */
        ErrorCode: "ACCOUNT_OF_ANOTHER_CHAIN" | "ACTION_NOT_OPEN" | "ALARM_NOT_FOUND" | "ALREADY_CREATED" | "AML_CHAIN_UNSUPPORTED" | "AML_FAILED" | "AML_UNAVAILABLE" | "AMOUNT_BELOW_MINIMUM" | "API_KEY_NOT_FOUND" | "API_KEY_REQUIRED" | "BITCOIN_UNAVAILABLE" | "BODY_TOO_LARGE" | "CALLBACK_NOT_ALLOWED" | "CALL_NOT_UNDERSTOOD" | "CHAIN_MISMATCH" | "CHAIN_UNAVAILABLE" | "CHAIN_UNSUPPORTED" | "COIN_UNKNOWN" | "CONFIRMATION_INVALID" | "CONTRACT_CREATION_REFUSED" | "CRON_SECRET_INVALID" | "CROSS_ORIGIN" | "DEAD_LETTER_NOT_FOUND" | "DECISION_NOT_FOUND" | "EMAIL_TAKEN" | "EMBEDDED_WALLET_REFUSED" | "EMBEDDED_WALLET_UNAVAILABLE" | "EXPECTATION_FAILED" | "FEES_OWED" | "FEE_ABOVE_AMOUNT" | "FEE_NOT_INCLUDED" | "FEE_OUT_OF_RANGE" | "FOUR_EYES_REQUIRED" | "FRESH_SIGN_IN_REQUIRED" | "GAS_PRICE_UNAVAILABLE" | "GAS_TOO_HIGH" | "GAS_TOO_LOW" | "GATE_CLOSED" | "GATE_LOCKED" | "GATE_PASSWORD_INVALID" | "GATE_REQUIRED" | "HEADERS_TOO_LARGE" | "HISTORY_UNAVAILABLE" | "HOST_REQUIRED" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "INSUFFICIENT_FUNDS" | "INSUFFICIENT_SCOPE" | "INTENT_MISMATCH" | "INTERNAL" | "KYC_REQUIRED" | "KYC_SESSION_FOREIGN" | "KYC_SESSION_NOT_FOUND" | "KYC_SESSION_OPEN" | "KYC_STRANGER_LIMIT" | "KYC_UNAVAILABLE" | "LAST_ADMIN" | "LIMITER_UNAVAILABLE" | "MALFORMED_JSON" | "MALFORMED_PATH" | "MALFORMED_REQUEST" | "MARKET_DATA_UNAVAILABLE" | "MARKET_PATH_UNKNOWN" | "MESSAGE_QUEUE_NOT_CONFIGURED" | "METHOD_NOT_ALLOWED" | "NFT_OUTSIDE_TIER" | "NFT_PRICE_MISMATCH" | "NFT_TIER_UNAVAILABLE" | "NONCE_REFUSED" | "NONCE_TOO_HIGH" | "NONCE_TOO_LOW" | "NOT_AN_OPERATOR" | "NOT_READY" | "NOT_SPONSORED" | "OPERATOR_NOT_FOUND" | "ORACLE_UNAVAILABLE" | "OWN_WALLET" | "PATH_UNKNOWN" | "PAYMENT_IN_DOUBT" | "PAYMENT_RAIL_BUSY" | "PAYMENT_RAIL_UNAVAILABLE" | "PAYMENT_RAIL_UNCONFIGURED" | "PAYMENT_REQUIRED" | "PAYMENT_TOKEN_UNKNOWN" | "PLATFORM_UNSUPPORTED" | "POOL_NOT_FOUND" | "PREPARATION_EXPIRED" | "PREPARATION_NOT_FOUND" | "PRICES_UNAVAILABLE" | "PRICE_UNAVAILABLE" | "PROPOSAL_DECIDED" | "PROPOSAL_ENDED" | "PROPOSAL_NOT_FOUND" | "PROPOSAL_OPEN" | "PROPOSER_REMOVED" | "QUOTE_EXPIRED" | "QUOTE_INVALID" | "QUOTE_NOT_PRO" | "QUOTE_PRICE_OFF" | "QUOTE_TOKEN_REFUSED" | "QUOTE_USED" | "RATE_LIMITED" | "RECIPIENT_REFUSED" | "RECIPIENT_SANCTIONED" | "REFERRAL_CODE_NOT_FOUND" | "REFERRAL_CODE_UNKNOWN" | "REGION_BLOCKED" | "REQUEST_ABOVE_QUOTE" | "REQUEST_CARRIES_VALUE" | "REQUEST_DEADLINE_TOO_FAR" | "REQUEST_EXPIRED" | "REQUEST_IN_FLIGHT" | "REQUEST_NONCE_WRONG" | "REQUEST_REVERTS" | "REQUEST_SIGNATURE_INVALID" | "REQUEST_TIMEOUT" | "SALE_NOT_ACTIVE" | "SELF_REFERRAL" | "SENDER_SANCTIONED" | "SERVER_MISCONFIGURED" | "SEVERAL_CREDENTIALS" | "SIGNATURE_INVALID" | "SIGNER_UNAVAILABLE" | "SIGN_IN_REFUSED" | "SOLANA_UNAVAILABLE" | "SPONSOR_BUDGET" | "SPONSOR_REFUSED" | "SPONSOR_UNAVAILABLE" | "STORE_UNAVAILABLE" | "SWAP_AMOUNT_TOO_LOW" | "SWAP_FORBIDDEN" | "SWAP_NOT_FOUND" | "SWAP_NO_ROUTE" | "SWAP_ORIGIN_UNSUPPORTED" | "SWAP_PRICE_UNKNOWN" | "SWAP_QUOTE_UNSAFE" | "SWAP_REFUSED" | "SWAP_SAME_TOKEN" | "SWAP_UNAVAILABLE" | "TERMS_NOT_ACCEPTED" | "TERMS_VERSION_NOT_CURRENT" | "TIER_ALREADY_APPROVED" | "TIER_LIMIT_EXCEEDED" | "TOKEN_AMBIGUOUS" | "TOKEN_LIST_UNAVAILABLE" | "TOKEN_NOT_A_CONTRACT" | "TOKEN_UNKNOWN" | "TOO_MANY_API_KEYS" | "TOO_MANY_STREAMS" | "TOO_MANY_WALLETS" | "TRANSACTION_MALFORMED" | "TRANSACTION_REFUSED" | "TRANSACTION_TYPE_REFUSED" | "TRANSACTION_UNDERPRICED" | "TRANSACTION_UNPROTECTED" | "TRANSFER_WOULD_REVERT" | "UNAUTHENTICATED" | "UNSUPPORTED_MEDIA_TYPE" | "UPDATE_NOT_AUTHENTIC" | "UPDATE_UNREADABLE" | "UPSTREAM_BUDGET" | "UPSTREAM_LIMIT_EXHAUSTED" | "URI_TOO_LONG" | "USERNAME_TAKEN" | "USER_NOT_FOUND" | "VALIDATION_FAILED" | "VERIFY_TOKEN_WRONG" | "WALLET_BLOCKED" | "WALLET_EXISTS" | "WALLET_MISMATCH" | "WALLET_NOT_BLOCKED" | "WALLET_NOT_FOUND" | "WALLET_SUSPENDED" | "WEBHOOK_SECRET_INVALID" | "WEBHOOK_UNREADABLE";
        /** @description The format of every error response */
        ErrorResponse: {
            /** @constant */
            success: false;
            /**
             * @description A message for people
             * @example Sign in first
             */
            error: string;
            /** @description The same failure always has the same code */
            code: components["schemas"]["ErrorCode"];
            details?: components["schemas"]["FieldIssue"][];
            /**
             * @description What exists already, with `ALREADY_CREATED`
             * @example 17
             */
            id?: number;
            /**
             * @description For OAuth clients, at the token endpoint: how to get a credential
             * @example Create an API key
             */
            error_description?: string;
            /**
             * @description Also in X-Request-Id
             * @example b7c1f0de-5a0e-4c0e-9d5b-2f1f0a9f3c11
             */
            requestId: string;
        };
        /** @description An invalid field of a request */
        FieldIssue: {
            /**
             * @description The field of the request
             * @example amount
             */
            path: string;
            /**
             * @description Why the field is invalid
             * @example must be a whole number
             */
            message: string;
        };
        /** @description An error that is also a problem of the Payment scheme (RFC 9457). The WWW-Authenticate header contains a new challenge */
        PaymentRequired: {
            /** @constant */
            success: false;
            /**
             * @description A message for people
             * @example Sign in first
             */
            error: string;
            /** @description The same failure always has the same code */
            code: components["schemas"]["ErrorCode"];
            details?: components["schemas"]["FieldIssue"][];
            /**
             * @description What exists already, with `ALREADY_CREATED`
             * @example 17
             */
            id?: number;
            /**
             * @description For OAuth clients, at the token endpoint: how to get a credential
             * @example Create an API key
             */
            error_description?: string;
            /**
             * @description Also in X-Request-Id
             * @example b7c1f0de-5a0e-4c0e-9d5b-2f1f0a9f3c11
             */
            requestId: string;
            /**
             * @description The problem type defined by the scheme
             * @example https://paymentauth.org/problems/payment-required
             */
            type: string;
            /**
             * @description The problem’s name
             * @example Payment Required
             */
            title: string;
            /** @constant */
            status: 402;
            /**
             * @description Why this payment was rejected
             * @example Payment required
             */
            detail: string;
            /** @description The challenge of the rejected credential, if there was one */
            challengeId?: string;
        };
        /**
         * Format: evm-address
         * @description EVM address, checksummed (EIP-55) or lower case
         * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
         */
        WalletAddress: `0x${string}`;
        /**
         * @description A single-use nonce for an EIP-4361 message
         * @example {
         *       "nonce": "kEWepMt9knR6lWJ6A",
         *       "expiresAt": "2026-01-31T12:05:00.000Z"
         *     }
         */
        SiweNonce: {
            nonce: string;
            expiresAt: components["schemas"]["Time"];
        };
        /**
         * Format: date-time
         * @description ISO 8601 time in UTC
         * @example 2026-01-31T12:00:00.000Z
         */
        Time: string;
        /** @description Whether the wallet has ever signed in */
        SiweStatus: {
            wallet: components["schemas"]["WalletAddress"];
            verified: boolean;
            verifiedAt: components["schemas"]["Time"] | null;
        };
        /** @description The session of the request; nulls when signed out */
        CurrentSession: {
            authenticated: boolean;
            wallet: components["schemas"]["WalletAddress"] | null;
            provider: ("siwe" | "embedded") | null;
            /** @description The chain of the sign-in message; null for embedded wallets */
            chainId: number | null;
            expiresAt: components["schemas"]["Time"] | null;
            profile: components["schemas"]["UserProfile"] | null;
        };
        /** @description A user; personal fields are null for everyone but the user */
        UserProfile: {
            id: number;
            /** @description Unique, ignoring case */
            username: string | null;
            /** @description Visible only to the user */
            email: string | null;
            emailVerified: boolean;
            /** @description Visible only to the user */
            name: string | null;
            /** @description Visible only to the user */
            phone: string | null;
            /** @enum {string} */
            kycStatus: "none" | "pending" | "approved" | "rejected";
            siweVerified: boolean;
            /**
             * @description The user’s referral code
             * @example K7QMX2PA
             */
            referralCode: string;
            isBlocked: boolean;
            /** @description ISO 3166-1 alpha-2; visible only to the user */
            countryCode: string | null;
            notifyAml: boolean;
            notifyVesting: boolean;
            notifyUpdates: boolean;
            createdAt: components["schemas"]["Time"];
        };
        /** @description A signed EIP-4361 message; empty for logout */
        SiweVerification: {
            /** @description The EIP-4361 message, exactly as it was signed */
            message?: string;
            /** @description Signature of the message by its wallet (EIP-191, EIP-1271 or ERC-6492) */
            signature?: string;
            /** @description Also return a bearer token */
            issueToken?: boolean;
            /** @description logout: end every session of the wallet */
            everywhere?: boolean;
        };
        /** @description The session cookie was set or cleared */
        SignedIn: {
            /** @constant */
            ok: true;
            /** @description Only when issueToken was true */
            accessToken?: string;
            /** @constant */
            tokenType?: "Bearer";
            /**
             * @description Seconds
             * @example 43200
             */
            expiresIn?: number;
            /** @description What a page on another site should do */
            hint?: string;
            /** @description logout: how many sessions were ended */
            sessionsEnded?: number;
            /** @description logout: API keys of the wallet that still work; signing out does not revoke them */
            liveApiKeys?: {
                id: number;
                label: string;
                prefix: string;
                lastFour: string;
            }[];
        };
        /** @description RFC 7517 key set that verifies access tokens */
        JsonWebKeySet: {
            keys: {
                /** @constant */
                kty: "EC";
                /** @constant */
                crv: "P-256";
                x: string;
                y: string;
                kid: string;
                /** @constant */
                alg: "ES256";
                /** @constant */
                use: "sig";
            }[];
        };
        /** @description The embedded-wallet session of the request; nulls when there is none */
        EmbeddedWalletSession: {
            authenticated: boolean;
            address: components["schemas"]["WalletAddress"] | null;
            /** @constant */
            provider: "embedded";
            /** @description The provider’s id of the user */
            embeddedUserId: string | null;
        };
        /**
         * @description A wallet whose ownership the identity token proves
         * @example {
         *       "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
         *     }
         */
        EmbeddedWalletSignIn: {
            address: components["schemas"]["WalletAddress"];
            /**
             * Format: uuid
             * @description Must be the user of the token
             */
            embeddedUserId?: string;
            /** @description Also return a bearer token */
            issueToken?: boolean;
        };
        /** @description Signed in; the session cookie is set */
        EmbeddedWalletSignedIn: {
            /** @constant */
            ok: true;
            address: components["schemas"]["WalletAddress"];
            /** @constant */
            provider: "embedded";
            /** @description Only when issueToken was true */
            accessToken?: string;
            /** @constant */
            tokenType?: "Bearer";
            /**
             * @description Seconds
             * @example 43200
             */
            expiresIn?: number;
            /** @description What a page on another site should do */
            hint?: string;
        };
        /**
         * @description The master password of protected pages
         * @example {
         *       "password": "open sesame"
         *     }
         */
        EnterGate: {
            /** @description The master password */
            password: string;
        };
        /**
         * @description An API key to create for the session’s wallet
         * @example {
         *       "label": "portfolio dashboard",
         *       "env": "live"
         *     }
         */
        CreateApiKey: {
            /**
             * @description What the key is for
             * @example portfolio dashboard
             */
            label: string;
            /**
             * @description The only environment
             * @constant
             */
            env: "live";
            /** @description The scopes that the key grants */
            scopes?: components["schemas"]["Scope"][];
            /** @description The key stops working at this time; without it, when it is revoked */
            expiresAt?: components["schemas"]["Time"];
        };
        /**
         * @description What a key may be used for: an area of the service, or a form of access to several
         * @example portfolio
         * @enum {string}
         */
        Scope: "portfolio" | "oracle" | "swap" | "market" | "transfer" | "lending" | "perps" | "openid" | "profile" | "read" | "write" | "admin" | "portfolio:read" | "swap:execute" | "perps:trade" | "shield:scan" | "shield:revoke" | "agents:manage" | "mcp:invoke";
        /** @description A new API key */
        CreatedApiKey: {
            id: number;
            /**
             * @description The key. It is shown only in this response
             * @example svc_pk_live_0123456789abcdef0123456789abcdef
             */
            key: string;
            /**
             * @description The prefix of every key
             * @constant
             */
            prefix: "svc_pk_live_";
            /**
             * @description The last four characters, to distinguish keys
             * @example 9f3c
             */
            lastFour: string;
            label: string;
            scopes: components["schemas"]["Scope"][];
            createdAt: components["schemas"]["Time"];
            expiresAt?: components["schemas"]["Time"] | null;
            /** @description A message for people */
            message: string;
        };
        /** @description The keys of the session’s wallet */
        ApiKeys: {
            /** @description Newest first */
            keys: components["schemas"]["ApiKey"][];
        };
        /** @description An API key, without the key */
        ApiKey: {
            id: number;
            label: string;
            /**
             * @description The prefix of every key
             * @constant
             */
            prefix: "svc_pk_live_";
            /**
             * @description The last four characters, to distinguish keys
             * @example 9f3c
             */
            lastFour: string;
            scopes: components["schemas"]["Scope"][];
            createdAt: components["schemas"]["Time"];
            /** @description null: the key lives until it is revoked */
            expiresAt: components["schemas"]["Time"] | null;
            /** @description Time of last use, to the minute */
            lastUsedAt: components["schemas"]["Time"] | null;
            revokedAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description A key to revoke
         * @example {
         *       "id": 1
         *     }
         */
        RevokeApiKey: {
            /**
             * @description The id of one of your API keys
             * @example 1
             */
            id?: number;
            /**
             * @description Revoke every API key of the wallet
             * @constant
             */
            all?: true;
        };
        /** @description A wallet’s acceptance of the terms */
        TermsStatus: {
            wallet: components["schemas"]["WalletAddress"];
            /** @description Whether the current version is accepted */
            accepted: boolean;
            /** @description The newest accepted version */
            termsVersion: string | null;
            acceptedAt: components["schemas"]["Time"] | null;
            currentVersion: string;
        };
        /**
         * @description The acceptance of the current terms by the signed-in wallet
         * @example {
         *       "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
         *       "termsVersion": "2026-01"
         *     }
         */
        AcceptTerms: {
            wallet: components["schemas"]["WalletAddress"];
            /**
             * @description The current version
             * @example 2026-01
             */
            termsVersion: string;
        };
        /** @description Whether the requesting IP address is in an open jurisdiction */
        GeoPermission: {
            allowed: boolean;
            /** @description ISO 3166-1 alpha-2; null when unknown */
            countryCode: string | null;
            /** @enum {string} */
            reason: "allowed" | "country-blocked" | "country-unknown";
        };
        /** @description The region of the requesting IP address */
        GeoRegion: {
            /** @description ISO 3166-1 alpha-2; null when unknown */
            countryCode: string | null;
            /** @description The continent */
            region: string | null;
            /** @description One of the 27 member states of the European Union */
            isEU: boolean;
        };
        /** @description Get the identity verification status of a wallet */
        KycSessionStatus: {
            wallet: components["schemas"]["WalletAddress"];
            /** @enum {string} */
            kycStatus: "none" | "pending" | "approved" | "rejected";
            /**
             * @description The approved tier, else the tier being verified, else the first tier
             * @example TIER_1
             */
            kycTier: components["schemas"]["KycTier"];
            tierName: string;
            /**
             * @description The lifetime purchase limit of the wallet, in payment-token units
             * @example 250000000
             */
            maxAllowed: components["schemas"]["Units"];
            isBlocked: boolean;
            canBuy: boolean;
            /** @description The URL at which the user verifies; null without the wallet’s session */
            verificationUrl: string | null;
            needsSessionCreation: boolean;
        };
        /**
         * @description TIER_1 up to 999.99 USD, TIER_2 up to 9,999.99 USD, TIER_3 unlimited
         * @example TIER_1
         * @enum {string}
         */
        KycTier: "TIER_1" | "TIER_2" | "TIER_3";
        /**
         * Format: uint256
         * @description Smallest units of a token, as a decimal string
         * @example 250000000
         */
        Units: string;
        /**
         * @description A verification to open
         * @example {
         *       "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
         *       "requestedTier": "TIER_1"
         *     }
         */
        OpenKycSession: {
            wallet: components["schemas"]["WalletAddress"];
            /**
             * Format: uri
             * @description The URL to return to after the verification: on this site or an allowed origin
             */
            callbackUrl?: string;
            /** @default TIER_1 */
            requestedTier?: components["schemas"]["KycTier"];
        };
        /** @description The verification to complete */
        OpenedKycSession: {
            wallet: components["schemas"]["WalletAddress"];
            /** @enum {string} */
            kycStatus: "none" | "pending" | "approved" | "rejected";
            /**
             * @description The approved tier, else the tier being verified, else the first tier
             * @example TIER_1
             */
            kycTier: components["schemas"]["KycTier"];
            tierName: string;
            /**
             * @description The lifetime purchase limit of the wallet, in payment-token units
             * @example 250000000
             */
            maxAllowed: components["schemas"]["Units"];
            isBlocked: boolean;
            canBuy: boolean;
            /** @description The URL at which the user verifies; null without the wallet’s session */
            verificationUrl: string | null;
            needsSessionCreation: boolean;
            /** @description The provider’s session; null for the accredited tier, and without the wallet’s session */
            sessionId: string | null;
            /** @description TIER_3 only: where accredited investors apply */
            contactAddress?: string;
        };
        /**
         * @description A verification to link to the signed-in wallet
         * @example {
         *       "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
         *       "sessionId": "5f0c1a52-0d5e-4f7e-9a3c-0d8f3f6f2b11"
         *     }
         */
        LinkKycSession: {
            wallet: components["schemas"]["WalletAddress"];
            /** @description The identity provider’s id of the verification */
            sessionId: string;
        };
        /** @description How to reach a higher tier */
        KycUpgrade: {
            wallet: components["schemas"]["WalletAddress"];
            /** @description The approved tier; null when there is none */
            currentTier: components["schemas"]["KycTier"] | null;
            tier: components["schemas"]["KycTier"];
            /**
             * @description The URL at which to verify; for TIER_3, to apply
             * @example https://verify.example.com/session/5f0c1a52
             */
            url: string;
        };
        /** @description The configured provider’s own format; authenticated over the raw bytes */
        KycWebhook: {
            [key: string]: unknown;
        };
        /** @description The result of a webhook */
        WebhookOutcome: {
            /** @description False for repeated, late and unknown events */
            applied: boolean;
        };
        /** @description The rules of the sale */
        SaleRules: {
            tiers: {
                tier: components["schemas"]["KycTier"];
                name: string;
                maxUsd: string;
                requirements: string;
            }[];
            /**
             * @description Smallest payment-token units
             * @example 250000000
             */
            minContribution: components["schemas"]["Units"];
            signatureValiditySeconds: number;
            paymentTokens: {
                address: components["schemas"]["WalletAddress"];
                symbol: string;
                decimals: number;
            }[];
            chainId: number;
            saleContract: components["schemas"]["WalletAddress"];
            /** @description The NFT sale contract, from which anyone can read the tiers; null when no NFTs are sold */
            nftSaleContract: components["schemas"]["WalletAddress"] | null;
            eip712: components["schemas"]["SaleTypedData"];
        };
        /** @description EIP-712 domain, types and signer, to verify a signature with */
        SaleTypedData: {
            domain: {
                name: string;
                version: string;
                chainId: number;
                verifyingContract: components["schemas"]["WalletAddress"];
            };
            types: {
                [key: string]: {
                    name: string;
                    type: string;
                }[];
            };
            /**
             * @description The account whose signatures the sale contract accepts
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            signer: components["schemas"]["WalletAddress"];
        };
        /**
         * @description A purchase to authorize
         * @example {
         *       "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
         *       "amount": "250000000",
         *       "paymentToken": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"
         *     }
         */
        AuthorizePurchase: {
            wallet: components["schemas"]["WalletAddress"];
            /**
             * @description Smallest units of the payment token
             * @example 250000000
             */
            amount: components["schemas"]["Units"];
            /**
             * @description One of the sale’s payment tokens
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            paymentToken: components["schemas"]["WalletAddress"];
            referrer?: components["schemas"]["Referrer"];
        };
        /**
         * @description The referrer’s wallet or referral code. Defaults to the wallet that referred the buyer, if any
         * @example K7QMX2PA
         */
        Referrer: string;
        /** @description A signed authorization for the sale contract’s buy() */
        PurchaseAuthorization: {
            buyer: components["schemas"]["WalletAddress"];
            paymentToken: components["schemas"]["WalletAddress"];
            amount: components["schemas"]["Units"];
            /**
             * @description The lifetime cap of the buyer’s tier, less what the same person bought with other wallets
             * @example 250000000
             */
            maxAllowed: components["schemas"]["Units"];
            isEU: boolean;
            /**
             * @description The zero address when there is none
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            referrer: components["schemas"]["WalletAddress"];
            /**
             * @description Single use
             * @example 1790000000
             */
            nonce: components["schemas"]["Uint256"];
            /**
             * @description Unix seconds
             * @example 1790000000
             */
            deadline: components["schemas"]["Uint256"];
            /**
             * @description EIP-712 signature by the service’s signer
             * @example 0x00
             */
            signature: components["schemas"]["Hex"];
            tier: components["schemas"]["KycTier"];
            purchaseParams: components["schemas"]["PurchaseParams"];
        };
        /**
         * Format: uint256
         * @description A uint256 as a decimal string
         * @example 1790000000
         */
        Uint256: string;
        /**
         * Format: hex
         * @description Bytes, as lower-case hexadecimal digits after 0x
         * @example 0x00
         */
        Hex: `0x${string}`;
        /** @description A transaction for the buyer’s wallet to sign */
        PurchaseParams: {
            chainId: number;
            /**
             * @description The sale contract
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            to: components["schemas"]["WalletAddress"];
            /**
             * @description The complete calldata of buy()
             * @example 0x00
             */
            data: components["schemas"]["Hex"];
            /** @constant */
            value: "0";
            /** @constant */
            functionName: "buy";
            /** @description The arguments of buy(), as encoded in data */
            args: [
                components["schemas"]["BuyAuthorization"],
                components["schemas"]["SignatureArgument"]
            ];
        };
        /** @description The struct argument of buy() */
        BuyAuthorization: {
            buyer: components["schemas"]["WalletAddress"];
            paymentToken: components["schemas"]["WalletAddress"];
            amount: components["schemas"]["Units"];
            /**
             * @description The lifetime cap of the buyer’s tier, less what the same person bought with other wallets
             * @example 250000000
             */
            maxAllowed: components["schemas"]["Units"];
            isEU: boolean;
            /**
             * @description The zero address when there is none
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            referrer: components["schemas"]["WalletAddress"];
            /**
             * @description Single use
             * @example 1790000000
             */
            nonce: components["schemas"]["Uint256"];
            /**
             * @description Unix seconds
             * @example 1790000000
             */
            deadline: components["schemas"]["Uint256"];
            tier: number;
        };
        /**
         * Format: hex
         * @description The signature as an argument of the call, in hexadecimal digits after 0x
         * @example 0x1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b
         */
        SignatureArgument: string;
        /**
         * @description A mint to authorize
         * @example {
         *       "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
         *       "amount": "250000000",
         *       "paymentToken": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
         *       "tokenId": "77",
         *       "tierId": 1
         *     }
         */
        AuthorizeNftPurchase: {
            wallet: components["schemas"]["WalletAddress"];
            /**
             * @description The price of the NFT tier, in smallest units of the payment token
             * @example 250000000
             */
            amount: components["schemas"]["Units"];
            /**
             * @description One of the sale’s payment tokens
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            paymentToken: components["schemas"]["WalletAddress"];
            /**
             * @description The NFT’s token id
             * @example 77
             */
            tokenId: components["schemas"]["Uint256"];
            /**
             * @description The contract’s price tier
             * @default 1
             * @example 1
             */
            tierId?: number;
            referrer?: components["schemas"]["Referrer"];
        };
        /** @description A signed authorization for the NFT sale contract’s buyNft() */
        NftPurchaseAuthorization: {
            buyer: components["schemas"]["WalletAddress"];
            paymentToken: components["schemas"]["WalletAddress"];
            amount: components["schemas"]["Units"];
            /**
             * @description The NFT’s token id
             * @example 77
             */
            tokenId: components["schemas"]["Uint256"];
            /**
             * @description The contract’s price tier
             * @example 1
             */
            tierId: number;
            /**
             * @description The zero address when there is none
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            referrer: components["schemas"]["WalletAddress"];
            /**
             * @description Single use
             * @example 1790000000
             */
            nonce: components["schemas"]["Uint256"];
            /**
             * @description Unix seconds
             * @example 1790000000
             */
            deadline: components["schemas"]["Uint256"];
            /**
             * @description EIP-712 signature by the service’s signer
             * @example 0x00
             */
            signature: components["schemas"]["Hex"];
            purchaseParams: components["schemas"]["NftPurchaseParams"];
        };
        /** @description A transaction for the buyer’s wallet to sign */
        NftPurchaseParams: {
            chainId: number;
            /**
             * @description The NFT sale contract
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            to: components["schemas"]["WalletAddress"];
            /**
             * @description The complete calldata of buyNft()
             * @example 0x00
             */
            data: components["schemas"]["Hex"];
            /** @constant */
            value: "0";
            /** @constant */
            functionName: "buyNft";
            /** @description The arguments of buyNft(), as encoded in data */
            args: [
                components["schemas"]["BuyNftAuthorization"],
                components["schemas"]["SignatureArgument"]
            ];
        };
        /** @description The struct argument of buyNft() */
        BuyNftAuthorization: {
            buyer: components["schemas"]["WalletAddress"];
            paymentToken: components["schemas"]["WalletAddress"];
            amount: components["schemas"]["Units"];
            /**
             * @description The NFT’s token id
             * @example 77
             */
            tokenId: components["schemas"]["Uint256"];
            /**
             * @description The contract’s price tier
             * @example 1
             */
            tierId: number;
            /**
             * @description The zero address when there is none
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            referrer: components["schemas"]["WalletAddress"];
            /**
             * @description Single use
             * @example 1790000000
             */
            nonce: components["schemas"]["Uint256"];
            /**
             * @description Unix seconds
             * @example 1790000000
             */
            deadline: components["schemas"]["Uint256"];
        };
        /** @description Whether a wallet may buy */
        SaleEligibility: {
            eligible: boolean;
            tier: components["schemas"]["KycTier"] | null;
            /** @description What the wallet may still buy; null while it is unknown */
            remaining: components["schemas"]["Units"] | null;
            rules: components["schemas"]["EligibilityRule"][];
        };
        /** @description The outcome of a rule, and what to do about it */
        EligibilityRule: {
            /** @example kyc */
            rule: string;
            /**
             * @description `unknown`: the fact could not be read, or the rule was not reached
             * @enum {string}
             */
            outcome: "pass" | "fail" | "unknown";
            /** @description The error code that the rule causes */
            code: string | null;
            message: string | null;
            /**
             * @description The operationId that mends it
             * @example openKycSession
             */
            remedy: string | null;
        };
        /** @description The state of the sale contract */
        SaleStatus: {
            /** @enum {string} */
            phase: "upcoming" | "active" | "paused" | "ended";
            tokensSold: components["schemas"]["Units"];
            tokensForSale: components["schemas"]["Units"];
            /**
             * @description Payment-token units for one whole sale token
             * @example 250000000
             */
            price: components["schemas"]["Units"];
            paused: boolean;
            chainId: number;
            saleContract: components["schemas"]["WalletAddress"];
            asOf: components["schemas"]["Time"];
        };
        /** @description Purchases of a wallet, newest first */
        PurchaseHistory: {
            purchases: components["schemas"]["Purchase"][];
            nextCursor: string | null;
        };
        /** @description A Purchase event of the sale contract */
        Purchase: {
            txHash: components["schemas"]["TxHash"];
            logIndex: number;
            blockNumber: number;
            buyer: components["schemas"]["WalletAddress"];
            paymentToken: components["schemas"]["WalletAddress"];
            amount: components["schemas"]["Units"];
            /**
             * @description Smallest units of the sale token
             * @example 250000000
             */
            tokens: components["schemas"]["Units"];
            referrer: components["schemas"]["WalletAddress"];
            tier: number;
            timestamp: components["schemas"]["Time"];
            /** @description Whether its block has enough confirmations */
            confirmed: boolean;
        };
        /**
         * Format: tx-hash
         * @description The hash of a transaction, as 64 lower-case hexadecimal digits after 0x
         * @example 0x5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c
         */
        TxHash: `0x${string}`;
        /** @description What the service decided about a request, and why */
        Decision: {
            id: string;
            at: components["schemas"]["Time"];
            wallet: components["schemas"]["WalletAddress"];
            /** @enum {string} */
            kind: "buy" | "mint" | "relay" | "sponsor" | "grant" | "refuse";
            /** @enum {string} */
            outcome: "granted" | "refused";
            /** @description The error code that was returned */
            code: string | null;
            rules: components["schemas"]["RuleFinding"][];
            /**
             * @description Version of the policy that was applied
             * @example sale@3f0c9a1b2d4e5f60
             */
            policy: string;
            /** @description SHA-256 of the request’s canonical JSON, in hexadecimal digits */
            request: string;
            /** @description The X-Request-Id of the answer */
            requestId: string;
        };
        /** @description The outcome of a rule */
        RuleFinding: {
            /** @example kyc */
            rule: string;
            /**
             * @description `unknown`: the fact could not be read, or the rule was not reached
             * @enum {string}
             */
            outcome: "pass" | "fail" | "unknown";
            /** @description The error code that the rule causes */
            code: string | null;
            message: string | null;
            fact: components["schemas"]["DecisionFact"] | null;
        };
        /** @description What a rule rested on */
        DecisionFact: {
            /**
             * @description Where the value came from
             * @example sale contract
             */
            source: string;
            /** @description Whole seconds since the source was asked */
            age: number | null;
            block: number | null;
            /** @description Version of the list or document */
            version: string | null;
        };
        /** @description A decision that can be verified without this service */
        DecisionReceipt: {
            /** @description Compact JWS of type decision+jwt, signed with a key of /.well-known/jwks.json */
            receipt: string;
            /** @description null until the entry is sealed, a few seconds after the decision */
            inclusion: components["schemas"]["AuditInclusion"] | null;
        };
        /** @description Proof that the decision’s entry is in the audit log (RFC 6962) */
        AuditInclusion: {
            index: number;
            treeSize: number;
            leafHash: string;
            /** @description Hashes from the leaf to the root, in hexadecimal digits */
            proof: string[];
            /** @description The audit entry. SHA-256 of a zero byte and this text is leafHash */
            entry: string;
            /** @description The signed head of the tree (C2SP tlog-checkpoint) */
            checkpoint: string;
        };
        /** @description A user, limited to the fields visible to the caller */
        ViewedUser: {
            /** @description Whether the request has a session */
            authenticated: boolean;
            wallet: components["schemas"]["WalletAddress"];
            profileComplete: boolean;
            profile: components["schemas"]["UserProfile"];
        };
        /**
         * @description A wallet to register
         * @example {
         *       "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
         *     }
         */
        RegisterUser: {
            wallet: components["schemas"]["WalletAddress"];
            /**
             * Format: email
             * @description Stays unconfirmed until the wallet’s own session sets it
             */
            email?: string;
            /**
             * @description The referral code of the referrer. It counts once the wallet’s own session sends it; without that session it is a claim, recorded at creation only, that counts when the wallet signs in and nobody claimed another
             * @example K7QMX2PA
             */
            referralCode?: string;
        };
        /** @description The registered user */
        RegisteredUser: {
            /** @description False when the wallet was already registered */
            created: boolean;
            profile: components["schemas"]["UserProfile"];
        };
        /**
         * @description The fields to change; other fields keep their values
         * @example {
         *       "username": "alice_1"
         *     }
         */
        ChangeProfile: {
            /**
             * @description Unique, ignoring case
             * @example alice_1
             */
            username?: string;
            /**
             * Format: email
             * @description A new email address is unverified. Refused if another user has verified it, ignoring case
             */
            email?: string;
            /** @description An empty string clears the field */
            name?: string;
            /** @description An empty string clears the field */
            phone?: string;
            notifyAml?: boolean;
            notifyVesting?: boolean;
            notifyUpdates?: boolean;
            referralDisclaimerAccepted?: boolean;
        };
        /** @description The updated profile */
        ChangedProfile: {
            profile: components["schemas"]["UserProfile"];
            referralDisclaimerAccepted: boolean;
        };
        /** @description The address belongs to the user now */
        ConfirmedEmail: {
            /** @constant */
            emailVerified: true;
        };
        /** @description The preferences, with defaults for fields that are not set */
        ShownSwapPreferences: {
            swapPreferences: components["schemas"]["SwapPreferences"];
        };
        /** @description The user’s swap preferences */
        SwapPreferences: {
            showCharts: boolean;
            showMultiQuoter: boolean;
            showAdvancedRouting: boolean;
            /**
             * @description `auto` selects the best quote
             * @example auto
             */
            preferredProvider: string;
            /**
             * @description Empty when no preference is set
             * @example FR
             */
            countryCode: string;
        };
        /**
         * @description The fields to change; other fields keep their values
         * @example {
         *       "swapPreferences": {
         *         "showAdvancedRouting": true
         *       }
         *     }
         */
        SetSwapPreferences: {
            swapPreferences: {
                showCharts?: boolean;
                showMultiQuoter?: boolean;
                showAdvancedRouting?: boolean;
                /**
                 * @description `auto` selects the best quote
                 * @example auto
                 */
                preferredProvider?: string;
                /**
                 * @description Empty when no preference is set
                 * @example FR
                 */
                countryCode?: string;
            };
        };
        /** @description The preferences, with defaults for fields that are not set */
        ShownDashboardPreferences: {
            preferences: components["schemas"]["DashboardPreferences"];
        };
        /** @description The user’s dashboard preferences */
        DashboardPreferences: {
            sidebarEnabled: boolean;
            sidebarCollapsed: boolean;
            showCharts: boolean;
            showMultiQuoter: boolean;
            /**
             * @description `system` follows the device
             * @example system
             */
            theme: string;
        };
        /**
         * @description The fields to change; other fields keep their values
         * @example {
         *       "preferences": {
         *         "theme": "dark"
         *       }
         *     }
         */
        SetDashboardPreferences: {
            preferences: {
                sidebarEnabled?: boolean;
                sidebarCollapsed?: boolean;
                showCharts?: boolean;
                showMultiQuoter?: boolean;
                /**
                 * @description `system` follows the device
                 * @example system
                 */
                theme?: string;
            };
        };
        /** @description Your list of wallets */
        ShownUserWallets: {
            /** @description Oldest first */
            wallets: components["schemas"]["UserWallet"][];
        };
        /** @description A wallet in your list; ownership is not verified */
        UserWallet: {
            /**
             * @description Decimal digits
             * @example 7
             */
            id: string;
            /**
             * @description Any EVM chain, Solana or Bitcoin
             * @example evm
             * @enum {string}
             */
            chain: "evm" | "sol" | "btc";
            /**
             * @description In the chain’s own notation
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            address: string;
            label: string | null;
            isEmbedded: boolean;
            embeddedWalletId: string | null;
            isPrimary: boolean;
            createdAt: components["schemas"]["Time"];
        };
        /**
         * @description A wallet to add to your list
         * @example {
         *       "wallet": {
         *         "chain": "evm",
         *         "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
         *         "isPrimary": true
         *       }
         *     }
         */
        AddWallet: {
            wallet: {
                /**
                 * @description Any EVM chain, Solana or Bitcoin
                 * @example evm
                 * @enum {string}
                 */
                chain: "evm" | "sol" | "btc";
                /** @description A mainnet address of the chain */
                address: string;
                label?: string;
                /** @default false */
                isEmbedded?: boolean;
                embeddedWalletId?: string;
                /**
                 * @description Whether this becomes the primary wallet of its chain, replacing the current one
                 * @default false
                 */
                isPrimary?: boolean;
            };
        };
        /** @description The wallet */
        ShownUserWallet: {
            wallet: components["schemas"]["UserWallet"];
        };
        /** @description A wallet’s holdings on all chains */
        Portfolio: {
            /** @constant */
            success: true;
            /** @description US dollars; null when unknown */
            totalUSD: components["schemas"]["UsdValue"] | null;
            /** @description The number of chains that were read */
            byChain: components["schemas"]["ChainHoldings"][];
            /** @description The ten most valuable */
            topTokens: components["schemas"]["HeldToken"][];
            /** @description Sources that could not be read */
            degraded: string[];
            /**
             * @description Time at which the oldest part was read
             * @example 2026-01-31T12:00:00.000Z
             */
            lastUpdated: components["schemas"]["Time"];
        };
        /**
         * @description US dollars
         * @example 1234.56
         */
        UsdValue: number;
        /** @description A wallet’s holdings on one chain */
        ChainHoldings: {
            chainId: number;
            chainName: string;
            /**
             * @description Wei
             * @example 250000000
             */
            nativeBalance: components["schemas"]["Units"];
            /** @description US dollars; null when unknown */
            nativeBalanceUSD: components["schemas"]["UsdValue"] | null;
            /** @description US dollars; null when unknown */
            totalUSD: components["schemas"]["UsdValue"] | null;
            tokens: components["schemas"]["HeldToken"][];
            /** @description The block at which all balances were read */
            blockNumber: number;
            /**
             * @description Time at which it was read
             * @example 2026-01-31T12:00:00.000Z
             */
            asOf: components["schemas"]["Time"];
        };
        /** @description A token holding; price and value are null when no price is available */
        HeldToken: {
            /** @description Checksummed on EVM chains, base58 on Solana */
            address: string;
            /**
             * @description As in the token list
             * @example USDC
             */
            symbol: string;
            /**
             * @description As in the token list
             * @example USD Coin
             */
            name: string;
            /**
             * @description Number of decimals of the token
             * @example 6
             */
            decimals: number;
            /** @description URL of the logo, https or ipfs */
            logoURI: string | null;
            /**
             * @description EIP-155 chain id; 501000101 for Solana, as in the token lists
             * @example 8453
             */
            chainId: number;
            balance: components["schemas"]["Units"];
            priceUSD: components["schemas"]["UsdPrice"] | null;
            /** @description US dollars; null when unknown */
            valueUSD: components["schemas"]["UsdValue"] | null;
        };
        /**
         * @description US dollars for one whole token
         * @example 0.9998
         */
        UsdPrice: number;
        /** @description Get a summary of a wallet’s value */
        PortfolioSummary: {
            address: components["schemas"]["WalletAddress"];
            /** @description US dollars; null when unknown */
            totalUSD: components["schemas"]["UsdValue"] | null;
            chains: {
                chainId: number;
                chainName: string;
                /** @description US dollars; null when unknown */
                totalUSD: components["schemas"]["UsdValue"] | null;
            }[];
            topTokens: components["schemas"]["HeldToken"][];
            /** @description Sources that could not be read */
            degraded: string[];
            lastUpdated: components["schemas"]["Time"];
        };
        /** @description Holdings of a Bitcoin address */
        BitcoinPortfolio: {
            /** @constant */
            success: true;
            address: string;
            /**
             * @description Confirmed
             * @example 250000000
             */
            balanceSats: components["schemas"]["Units"];
            /**
             * @description Net effect of unconfirmed transactions; may be negative
             * @example -1500
             */
            pendingSats: string;
            /**
             * @description The confirmed balance in whole coins
             * @example 0.00150000
             */
            balanceBTC: string;
            /** @description US dollars; null when unknown */
            balanceUSD: components["schemas"]["UsdValue"] | null;
            /** @description Null when there are more than the provider lists */
            utxos: components["schemas"]["Utxo"][] | null;
            /**
             * @description Time at which it was read
             * @example 2026-01-31T12:00:00.000Z
             */
            asOf: components["schemas"]["Time"];
            /** @description Sources that could not be read */
            degraded: string[];
        };
        /** @description An unspent output */
        Utxo: {
            txid: string;
            vout: number;
            valueSats: components["schemas"]["Units"];
            confirmed: boolean;
        };
        /** @description Holdings of a Solana account */
        SolanaPortfolio: {
            /** @constant */
            success: true;
            address: string;
            lamports: components["schemas"]["Units"];
            /**
             * @description In whole coins
             * @example 1.500000000
             */
            balanceSOL: string;
            /** @description US dollars; null when unknown */
            balanceUSD: components["schemas"]["UsdValue"] | null;
            tokens: {
                mint: string;
                amount: components["schemas"]["Units"];
                decimals: number;
                symbol: string | null;
                /** @description US dollars; null when unknown */
                usd: components["schemas"]["UsdValue"] | null;
            }[];
            /** @description The slot at which the lamports were read */
            slot: number;
            /**
             * @description Time at which it was read
             * @example 2026-01-31T12:00:00.000Z
             */
            asOf: components["schemas"]["Time"];
            /** @description Sources that could not be read */
            degraded: string[];
        };
        /** @description History of a wallet’s value */
        PortfolioHistory: {
            /** @constant */
            success: true;
            address: components["schemas"]["WalletAddress"];
            /** @description Oldest first */
            points: {
                timestamp: components["schemas"]["Time"];
                totalUSD: components["schemas"]["UsdValue"];
            }[];
        };
        /** @description A payment request to scan with a wallet */
        ReceiveCode: {
            address: components["schemas"]["WalletAddress"];
            /**
             * @description EIP-681
             * @example ethereum:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266@8453
             */
            uri: string;
            /** @description The code as an SVG document */
            svg: string;
            /** @description The code as a PNG image */
            pngDataUrl: string;
        };
        /** @description Movements on all chains, newest first */
        TransactionHistory: {
            transactions: components["schemas"]["WalletTransaction"][];
            nextCursor: string | null;
            /** @description Sources that could not be read: chains and broadcasts */
            degraded: string[];
            /**
             * @description Time at which the oldest part was read
             * @example 2026-01-31T12:00:00.000Z
             */
            asOf: components["schemas"]["Time"];
        };
        /** @description A movement of a coin or token into or out of a wallet */
        WalletTransaction: {
            chainId: number;
            hash: components["schemas"]["TxHash"];
            /** @enum {string} */
            direction: "in" | "out" | "self";
            from: components["schemas"]["WalletAddress"];
            /** @description Null for a contract creation */
            to: components["schemas"]["WalletAddress"] | null;
            value: components["schemas"]["Units"];
            /** @description Null for the native coin */
            token: components["schemas"]["WalletAddress"] | null;
            /** @description Null for a token that is in no token list */
            symbol: string | null;
            /**
             * @description Time of its block, or of execution for a transaction executed through this service
             * @example 2026-01-31T12:00:00.000Z
             */
            timestamp: components["schemas"]["Time"];
            /**
             * @description Transactions executed through this service are listed from execution on; failed transactions moved nothing
             * @enum {string}
             */
            status: "pending" | "confirmed" | "failed" | "replaced" | "dropped";
        };
        /**
         * @description A transfer to prepare
         * @example {
         *       "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
         *       "to": "0x6626040387fde2176266d3E93c5BD368742501AB",
         *       "token": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
         *       "amount": "25000000",
         *       "chainId": 8453
         *     }
         */
        PrepareTransfer: {
            /**
             * @description The wallet of the session
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            from: components["schemas"]["WalletAddress"];
            /**
             * @description The recipient
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            to: components["schemas"]["WalletAddress"];
            /**
             * @description native, or the contract of an ERC-20 token
             * @example native
             */
            token: "native" | components["schemas"]["WalletAddress"];
            /**
             * Format: uint256
             * @description Smallest units: wei, or the token’s smallest units
             * @example 250000000
             */
            amount: components["schemas"]["Units"];
            /**
             * @description EIP-155 id
             * @example 8453
             */
            chainId: number;
        };
        /** @description A prepared transfer, ready to be signed */
        PreparedTransfer: {
            /** @constant */
            success: true;
            /**
             * @description The gas limit to sign: the node’s estimate plus the chain’s margin
             * @example 250000000
             */
            gasEstimate: components["schemas"]["Units"];
            /**
             * @description Expected price of one unit of gas, in wei
             * @example 250000000
             */
            gasPrice: components["schemas"]["Units"];
            /**
             * @description Expected cost of the transaction without its value, in wei; includes the data fee of a rollup
             * @example 250000000
             */
            feeWei: components["schemas"]["Units"];
            /**
             * @description The same in US dollars
             * @example 1234.56
             */
            gasUSD: components["schemas"]["UsdValue"];
            nonce: number;
            /** @description Whether the wallet or the sponsor can pay the gas now */
            ready: boolean;
            /** @description The fee for sending it through the sponsor; null on an unsupported chain */
            feeQuote: components["schemas"]["FeeQuote"] | null;
            /** @description The amount minus the fee when a stablecoin is sent through the sponsor; null for other tokens, and when nothing remains */
            amountAfterFee: components["schemas"]["Units"] | null;
            /**
             * @description The account that receives the fee
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            treasury: components["schemas"]["WalletAddress"];
            /**
             * @description The sponsor that pays the gas; none when the action is not sponsored
             * @example none
             */
            sponsor: string;
            /** @description Whether this transfer can be sent through the sponsor for its fee */
            gasless: boolean;
            /** @description What to sign for that instead of the transaction; null when gasless is false */
            gaslessTransfer: components["schemas"]["GaslessTransfer"] | null;
            /**
             * Format: uuid
             * @description To be sent with the signed transaction
             * @example 1c3ae0a2-6f1e-4f0e-9c57-0d6a5bb2f0c4
             */
            prepareId: string;
            /**
             * @description Time until which it can be sent with the prepareId
             * @example 2026-01-31T12:00:00.000Z
             */
            expiresAt: components["schemas"]["Time"];
            transaction: components["schemas"]["UnsignedTransaction"];
            warnings: components["schemas"]["TransferWarning"][];
        };
        /** @description A signed fee for a sponsored action; it expires after two minutes */
        FeeQuote: {
            /** Format: uuid */
            quoteId: string;
            /** @enum {string} */
            action: "transfer" | "swap" | "approve" | "multicall";
            chainId: number;
            /**
             * @description The token in which the fee is paid
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            token: components["schemas"]["WalletAddress"];
            tokenDecimals: number;
            tokenPriceUsd: components["schemas"]["UsdPrice"];
            isPro: boolean;
            /**
             * @description Smallest units of the token
             * @example 250000000
             */
            fee: components["schemas"]["Units"];
            feeUsd: components["schemas"]["Usd"];
            gasCostUsd: components["schemas"]["Usd"];
            markup: components["schemas"]["Markup"];
            /** @description The requested amount minus the fee */
            amountAfterFee?: components["schemas"]["Units"];
            expiresAt: components["schemas"]["Time"];
            /**
             * @description HMAC-SHA256 over every other field
             * @example abababababababababababababababababababababababababababababababab
             */
            signature: string;
        };
        /**
         * @description US dollars, at most 12 digits
         * @example 1.7325
         */
        Usd: number;
        /**
         * @description Markup on the cost of gas: 0.2 is 20 %
         * @example 0.2
         */
        Markup: number;
        /** @description How to send the transfer through the sponsor for a fee: sign the permit, encode the function with its arguments and the permit’s v, r and s as data, sign the request with that data, and send it with feeQuote to POST /api/paymaster before the quote expires */
        GaslessTransfer: {
            /**
             * @description The GaslessTransfers contract: it sends the amount to the recipient and the fee to the treasury
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            contract: components["schemas"]["WalletAddress"];
            /**
             * @description The function to call; the one without a permit when the allowance is already sufficient
             * @enum {string}
             */
            function: "transfer(address,address,uint256,uint256)" | "transferWithPermit(address,address,uint256,uint256,uint256,uint8,bytes32,bytes32)";
            arguments: components["schemas"]["GaslessArguments"];
            /** @description To be signed first; null when the allowance is already sufficient */
            permit: components["schemas"]["PermitToSign"] | null;
            request: components["schemas"]["RequestToSign"];
        };
        /** @description The function’s arguments in order; append v, r and s of the permit’s signature */
        GaslessArguments: {
            token: components["schemas"]["WalletAddress"];
            to: components["schemas"]["WalletAddress"];
            /**
             * @description The amount the recipient receives: amountAfterFee
             * @example 250000000
             */
            amount: components["schemas"]["Units"];
            /**
             * @description The amount the treasury receives
             * @example 250000000
             */
            fee: components["schemas"]["Units"];
            /** @description The permit’s deadline; null without a permit */
            permitDeadline: components["schemas"]["Uint256"] | null;
        };
        /** @description EIP-712 typed data (ERC-2612), without the EIP712Domain type, which wallet libraries add */
        PermitToSign: {
            /** @description The EIP-712 domain of the token */
            domain: components["schemas"]["TypedDataDomain"];
            types: {
                Permit: {
                    name: string;
                    type: string;
                }[];
            };
            /** @constant */
            primaryType: "Permit";
            message: {
                owner: components["schemas"]["WalletAddress"];
                spender: components["schemas"]["WalletAddress"];
                /**
                 * @description The amount plus the fee
                 * @example 250000000
                 */
                value: components["schemas"]["Units"];
                /**
                 * @description The wallet’s current nonce at the token
                 * @example 0
                 */
                nonce: components["schemas"]["Uint256"];
                /**
                 * @description Unix seconds, as decimal text
                 * @example 1790000000
                 */
                deadline: components["schemas"]["Uint256"];
            };
        };
        /** @description The EIP-712 domain of the signed data */
        TypedDataDomain: {
            name: string;
            version: string;
            chainId: number;
            verifyingContract: components["schemas"]["WalletAddress"];
        };
        /** @description EIP-712 typed data (ERC-2771), without the EIP712Domain type, which wallet libraries add */
        RequestToSign: {
            /** @description The EIP-712 domain of the forwarder */
            domain: components["schemas"]["TypedDataDomain"];
            types: {
                ForwardRequest: {
                    name: string;
                    type: string;
                }[];
            };
            /** @constant */
            primaryType: "ForwardRequest";
            message: components["schemas"]["RequestMessage"];
        };
        /** @description The request to send, with its signature, to POST /api/paymaster */
        RequestMessage: {
            from: components["schemas"]["WalletAddress"];
            /**
             * @description The GaslessTransfers contract
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            to: components["schemas"]["WalletAddress"];
            /**
             * @description Wei: 0
             * @example 0
             */
            value: components["schemas"]["Units"];
            /**
             * @description Gas of the call itself
             * @example 200000
             */
            gas: components["schemas"]["Uint256"];
            /**
             * @description The wallet’s current nonce at the forwarder
             * @example 0
             */
            nonce: components["schemas"]["Uint256"];
            /**
             * @description Unix seconds, as decimal text
             * @example 1790000000
             */
            deadline: components["schemas"]["Uint256"];
            /** @description The calldata. Null when a permit must be signed first: encode the function with its arguments then */
            data: components["schemas"]["Hex"] | null;
        };
        /** @description A complete EIP-1559 transaction without its signature */
        UnsignedTransaction: {
            /** @constant */
            type: 2;
            chainId: number;
            nonce: number;
            to: components["schemas"]["WalletAddress"];
            value: components["schemas"]["Units"];
            data: components["schemas"]["Hex"];
            gas: components["schemas"]["Uint256"];
            maxFeePerGas: components["schemas"]["Units"];
            maxPriorityFeePerGas: components["schemas"]["Units"];
        };
        /** @description A warning to show before signing */
        TransferWarning: {
            /** @enum {string} */
            code: "RECIPIENT_LOOKS_ALIKE" | "RECIPIENT_IS_YOURSELF" | "RECIPIENT_IS_CONTRACT" | "GAS_MONEY_MISSING";
            message: string;
        };
        /** @description A signed transaction to broadcast */
        ExecuteTransfer: {
            signedTx: components["schemas"]["SignedTransaction"];
            /**
             * @description The chain that the transaction was signed for
             * @example 8453
             */
            chainId: number;
            /**
             * Format: uuid
             * @description Id of the prepared transfer; the signed transaction must match it
             * @example 1c3ae0a2-6f1e-4f0e-9c57-0d6a5bb2f0c4
             */
            prepareId?: string;
        };
        /**
         * @description A raw signed transaction of type 0 (with EIP-155), 1 or 2, as the wallet serialized it
         * @example 0x02f86f0180843b9aca0084b2d05e008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c080a00000000000000000000000000000000000000000000000000000000000000001a00000000000000000000000000000000000000000000000000000000000000001
         */
        SignedTransaction: `0x${string}`;
        /** @description A broadcast transaction */
        BroadcastTransaction: {
            /** @constant */
            success: true;
            /**
             * @description The transaction hash
             * @example 0x5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c5c
             */
            hash: components["schemas"]["TxHash"];
            chainId: number;
            /**
             * @description Accepted by a node of the chain
             * @constant
             */
            status: "pending";
        };
        /**
         * @description US dollars for one whole token
         * @example 1
         */
        PriceParameter: string;
        /** @description A signed request to sponsor, and its fee quote */
        SponsorRequest: {
            /**
             * @description EIP-155 id
             * @example 8453
             */
            chainId: number;
            feeQuote: components["schemas"]["FeeQuote"];
            request: components["schemas"]["ForwardRequest"];
        };
        /** @description A request to OpenZeppelin’s ERC2771Forwarder */
        ForwardRequest: {
            /**
             * @description The acting wallet: the caller’s own
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            from: components["schemas"]["WalletAddress"];
            /**
             * @description The contract to call; it must trust the forwarder
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            to: components["schemas"]["WalletAddress"];
            /**
             * @description Wei sent with the call; must be 0
             * @example 65000
             */
            value: components["schemas"]["Uint256Input"];
            /**
             * @description Gas of the call itself
             * @example 65000
             */
            gas: components["schemas"]["Uint256Input"];
            /**
             * @description The wallet’s current nonce at the forwarder
             * @example 65000
             */
            nonce: components["schemas"]["Uint256Input"];
            /**
             * @description The last second at which the forwarder executes the request; at most one hour from now
             * @example 1790000000
             */
            deadline: components["schemas"]["UnixSeconds"];
            data: components["schemas"]["Calldata"];
            signature: components["schemas"]["ForwardSignature"];
        };
        /**
         * @description A uint256, as an integer or as decimal text
         * @example 65000
         */
        Uint256Input: number | string;
        /**
         * @description Unix seconds, as an integer or as decimal text
         * @example 1790000000
         */
        UnixSeconds: number | string;
        /**
         * @description Calldata of the call
         * @example 0x12345678
         */
        Calldata: `0x${string}`;
        /**
         * @description The wallet’s EIP-712 signature of ForwardRequest for the chain’s forwarder
         * @example 0x1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b
         */
        ForwardSignature: `0x${string}`;
        /** @description A sponsored request */
        SponsoredTask: {
            /** Format: uuid */
            taskId: string;
            /**
             * @description pending: accepted by the sponsor. submitted: accepted by a node of the chain
             * @enum {string}
             */
            status: "pending" | "submitted";
            /**
             * @description The sponsor that pays the gas
             * @example relayer
             */
            sponsor: string;
            /** @description The transaction hash; it changes when the relayer replaces the transaction with a higher gas price */
            hash: components["schemas"]["TxHash"] | null;
        };
        /**
         * @description A swap to quote
         * @example {
         *       "userAddress": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
         *       "fromChainId": 8453,
         *       "toChainId": 42161,
         *       "fromToken": "USDC",
         *       "toToken": "ETH",
         *       "amount": "25000000"
         *     }
         */
        SwapRequest: {
            userAddress: components["schemas"]["WalletAddress"];
            /**
             * @description EIP-155 id of the source chain; only EVM chains
             * @example 8453
             */
            fromChainId: number;
            /**
             * @description EIP-155 id of the destination chain, 501000101 for Solana, or 8253038 for Bitcoin
             * @example 42161
             */
            toChainId: number;
            /**
             * @description Who receives the token on Solana or Bitcoin; required there, and not allowed on EVM chains
             * @example bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
             */
            recipientAddress?: string;
            /**
             * @description A listed symbol, or a contract address (a mint on Solana); the native coin also by the zero or the 0xEeee… address
             * @example USDC
             */
            fromToken: string;
            /**
             * @description A listed symbol, or a contract address (a mint on Solana); the native coin also by the zero or the 0xEeee… address
             * @example USDC
             */
            toToken: string;
            /**
             * Format: uint256
             * @description Smallest units: of fromToken, or of toToken for EXACT_OUTPUT
             * @example 250000000
             */
            amount: components["schemas"]["Units"];
            /**
             * @description The side of the swap that amount refers to
             * @default EXACT_INPUT
             * @enum {string}
             */
            tradeType?: "EXACT_INPUT" | "EXACT_OUTPUT";
            /**
             * @description In basis points: 50 is 0.5 %
             * @default 50
             */
            slippageBps?: number;
            /**
             * @description Quote the fee for holders of the Pro NFT
             * @default false
             */
            isPro?: boolean;
        };
        /** @description The swap provider’s quote and the service fee */
        QuotedSwap: {
            /** @constant */
            success: true;
            /** @description The provider’s quote, unchanged */
            data: {
                [key: string]: unknown;
            };
            svcFee: components["schemas"]["FeeQuote"];
            /**
             * @description The account that receives the fee
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            treasury: components["schemas"]["WalletAddress"];
            /**
             * @description The sponsor that pays the gas; none when the action is not sponsored
             * @example none
             */
            sponsor: string;
            /** @description Whether the sponsor pays the gas of every transaction in the quote */
            gasless: boolean;
        };
        /** @description Get the status of a swap */
        SwapStatus: {
            requestId: string;
            /**
             * @description success, refund and failure are final
             * @enum {string}
             */
            status: "waiting" | "depositing" | "pending" | "submitted" | "delayed" | "success" | "refund" | "failure";
            inTxHashes: string[];
            outTxHashes: string[];
            updatedAt: components["schemas"]["Time"] | null;
        };
        /** @description Listed tokens */
        TokenListing: {
            /** @constant */
            success: true;
            tokens: components["schemas"]["Token"][];
            /** @description Number of tokens in this response */
            count: number;
            /** @description Lists that could not be read, such as `tokens:501000101` */
            degraded: string[];
            /**
             * @description Time at which the list was read
             * @example 2026-01-31T12:00:00.000Z
             */
            asOf: components["schemas"]["Time"];
        };
        /** @description A listed token */
        Token: {
            /** @description Checksummed on EVM chains, base58 on Solana */
            address: string;
            /**
             * @description As in the token list
             * @example USDC
             */
            symbol: string;
            /**
             * @description As in the token list
             * @example USD Coin
             */
            name: string;
            /**
             * @description Number of decimals of the token
             * @example 6
             */
            decimals: number;
            /** @description URL of the logo, https or ipfs */
            logoURI: string | null;
            /**
             * @description EIP-155 chain id; 501000101 for Solana, as in the token lists
             * @example 8453
             */
            chainId: number;
        };
        /** @description Prices of tokens */
        TokenPrices: {
            /** @description By address or symbol; null when no price is available */
            prices: {
                [key: string]: components["schemas"]["TokenPrice"] | null;
            };
            /**
             * @description Time at which the oldest price was read
             * @example 2026-01-31T12:00:00.000Z
             */
            asOf: components["schemas"]["Time"];
        };
        /** @description A price with its source and time */
        TokenPrice: {
            usd: components["schemas"]["UsdPrice"];
            /** @description Change over 24 hours, in percent */
            change24h: number | null;
            /**
             * @description The source of the price
             * @example coingecko
             */
            source: string;
            asOf: components["schemas"]["Time"];
        };
        /** @description Market data from the provider */
        MarketData: {
            /** @constant */
            success: true;
            /** @description The provider’s own response */
            data: unknown;
            /**
             * @description Time at which it was read
             * @example 2026-01-31T12:00:00.000Z
             */
            asOf: components["schemas"]["Time"];
        };
        /** @description Price, liquidity and lending data of a token */
        OracleDashboard: {
            /** @constant */
            success: true;
            price: components["schemas"]["OraclePrice"] | null;
            /** @description Oldest first */
            candles: components["schemas"]["Candle"][] | null;
            indicators: components["schemas"]["Indicators"] | null;
            fearGreed: components["schemas"]["FearGreed"] | null;
            market: components["schemas"]["CoinMarket"] | null;
            liquidity: components["schemas"]["Liquidity"];
            lending: components["schemas"]["Lending"] | null;
            /** @description Parts that could not be read; they are null */
            degraded: string[];
            asOf: components["schemas"]["Time"];
            cache: components["schemas"]["CacheState"];
        };
        /** @description The price of the token in its pool with the most liquidity */
        OraclePrice: {
            usd: number;
            /** @description Percent */
            change24h: number | null;
            /** @description The exchange of the pool with the most liquidity */
            source: string;
        };
        /** @description Prices within one timeframe */
        Candle: {
            /**
             * @description Start time
             * @example 2026-01-31T12:00:00.000Z
             */
            time: components["schemas"]["Time"];
            open: number;
            high: number;
            low: number;
            close: number;
            /** @description US dollars */
            volume: number;
        };
        /** @description At the newest candle; null when there are too few candles */
        Indicators: {
            rsi14: number | null;
            macd: {
                macd: number;
                signal: number;
                histogram: number;
            } | null;
            ema20: number | null;
            ema50: number | null;
            sma200: number | null;
            bollinger: {
                upper: number;
                middle: number;
                lower: number;
            } | null;
            atr14: number | null;
        };
        /** @description The fear and greed index of the whole market */
        FearGreed: {
            value: number;
            classification: string;
        };
        /** @description The coin’s market-wide figures */
        CoinMarket: {
            /** @description US dollars; null when unknown */
            marketCap: number | null;
            /** @description US dollars; null when unknown */
            volume24h: number | null;
            rank: number | null;
            /** @description US dollars; null when unknown */
            fdv: number | null;
        };
        /** @description Pools that trade the token, most liquid first */
        Liquidity: {
            /** @description US dollars; null when unknown */
            totalUsd: number | null;
            pools: {
                address: string;
                dex: string;
                pair: string;
                /** @description US dollars; null when unknown */
                liquidityUsd: number | null;
                /** @description US dollars; null when unknown */
                volume24h: number | null;
            }[];
        };
        /** @description Lending markets of the token, largest first; APYs in percent */
        Lending: {
            protocols: {
                project: string;
                chain: string;
                supplyApy: number | null;
                borrowApy: number | null;
                /** @description US dollars; null when unknown */
                tvlUsd: number | null;
            }[];
        };
        /** @description Age of the oldest part */
        CacheState: {
            /** @description Whether part of the data comes from a cache */
            hit: boolean;
            ageMs: number;
            ttlMs: number;
        };
        /** @description Get the user of a referral code */
        ResolvedReferralCode: {
            /**
             * @description In its original letter case
             * @example K7QMX2PA
             */
            code: string;
            /**
             * @description The referrer’s wallet
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            wallet: components["schemas"]["WalletAddress"];
        };
        /** @description Referral statistics from confirmed purchases */
        ReferralStatistics: {
            /**
             * @description Different wallets that bought
             * @example 3
             */
            totalReferrals: number;
            /**
             * @description Smallest units of the payment tokens
             * @example 250000000
             */
            totalAmountReferred: components["schemas"]["Units"];
            /**
             * @description Rewards in smallest units of the sale token: the operator’s share (REFERRAL_REWARD_BPS, 0 unless set) of totalTokensReferred
             * @example 250000000
             */
            totalFreedEarned: components["schemas"]["Units"];
            /**
             * @description Smallest units of the sale token
             * @example 250000000
             */
            totalTokensReferred: components["schemas"]["Units"];
            /** @description Newest first, at most 20 */
            recentReferrals: {
                wallet: components["schemas"]["WalletAddress"];
                amount: components["schemas"]["Units"];
                tokens: components["schemas"]["Units"];
                date: components["schemas"]["Time"];
            }[];
        };
        /** @description A snapshot of the market */
        MarketSnapshot: {
            global: components["schemas"]["GlobalMarket"] | null;
            sentiment: components["schemas"]["MarketSentiment"] | null;
            /** @description A part could not be read and is null */
            degraded: boolean;
            /**
             * @description Time at which the older part was read
             * @example 2026-01-31T12:00:00.000Z
             */
            asOf: components["schemas"]["Time"];
        };
        /** @description The whole market */
        GlobalMarket: {
            /** @description USD */
            totalMarketCapUsd: number | null;
            /** @description USD */
            totalVolume24hUsd: number | null;
            /** @description Percent */
            marketCapChange24h: number | null;
            /** @description Percent of the market’s capitalisation, by symbol */
            dominance: {
                [key: string]: number;
            };
            /** @description Number of coins */
            activeCryptocurrencies: number | null;
            /** @description Number of coins */
            markets: number | null;
            /**
             * @description Time of the measurement by the provider
             * @example 2026-01-31T12:00:00.000Z
             */
            updatedAt: components["schemas"]["Time"];
        };
        /** @description The fear and greed index */
        MarketSentiment: {
            /**
             * @description 0 (extreme fear) to 100 (extreme greed)
             * @example 47
             */
            value: number;
            /** @example Neutral */
            classification: string;
            /**
             * @description Time of the measurement by the provider
             * @example 2026-01-31T12:00:00.000Z
             */
            updatedAt: components["schemas"]["Time"];
        };
        /** @description A wallet’s consent, account and machine payments */
        MppConsent: {
            /** @constant */
            success: true;
            consent: {
                autoFundEnabled: boolean;
                preferredSourceChain: components["schemas"]["SourceChain"];
                /** @description The wallet’s account on the rail; embedded wallets have one */
                railAddress: components["schemas"]["WalletAddress"] | null;
                cachedRailBalance: components["schemas"]["Units"] | null;
                balanceUpdatedAt: components["schemas"]["Time"] | null;
                consentGrantedAt: components["schemas"]["Time"] | null;
            } | null;
            /** @description Whether a payment rail is configured */
            mppEnabled: boolean;
            spend: {
                allTime: components["schemas"]["MppSpend"];
                today: components["schemas"]["MppSpend"];
            };
            recentPayments: components["schemas"]["MppPayment"][];
        };
        /**
         * @description The source of funds for the rail account
         * @example arbitrum
         * @enum {string}
         */
        SourceChain: "arbitrum" | "base" | "optimism" | "polygon" | "ethereum" | "solana";
        /** @description The amount paid */
        MppSpend: {
            /**
             * @description USD
             * @example 0.015
             */
            total: number;
            /** @example 3 */
            payments: number;
        };
        /** @description A payment on the rail */
        MppPayment: {
            /** @example market-snapshot */
            resource: string;
            amount: components["schemas"]["Units"];
            /** @description The token’s contract */
            currency: string;
            /** @example tempo */
            method: string;
            /** @example eip155:4217 */
            network: string;
            /** @description The transaction */
            reference: string;
            challengeId: string;
            /**
             * @description settled: paid but not delivered yet
             * @enum {string}
             */
            status: "delivered" | "settled";
            paidAt: components["schemas"]["Time"];
        };
        /**
         * @description Consent to machine payments
         * @example {
         *       "autoFundEnabled": true,
         *       "preferredSourceChain": "base"
         *     }
         */
        GrantMppConsent: {
            /**
             * @description Whether the rail account may be topped up automatically
             * @default false
             */
            autoFundEnabled?: boolean;
            /** @default arbitrum */
            preferredSourceChain?: components["schemas"]["SourceChain"];
        };
        /** @description The stored consent */
        GrantedMppConsent: {
            /** @constant */
            success: true;
            consent: {
                autoFundEnabled: boolean;
                preferredSourceChain: components["schemas"]["SourceChain"];
                consentGrantedAt: components["schemas"]["Time"];
            };
        };
        /** @description The supported intents */
        ChatCapabilities: {
            intents: {
                name: components["schemas"]["ChatIntent"];
                description: string;
                examples: string[];
            }[];
            channels: components["schemas"]["ChatChannel"][];
        };
        /**
         * @description The recognized intent
         * @example transfer
         * @enum {string}
         */
        ChatIntent: "swap" | "transfer" | "balance" | "price" | "help" | "portfolio" | "fees" | "sale" | "kyc" | "gas" | "link" | "history" | "contacts" | "unknown";
        /**
         * @description The channel of the conversation
         * @example web
         * @enum {string}
         */
        ChatChannel: "web" | "whatsapp" | "telegram" | "mcp" | "api";
        /**
         * @description One message of a conversation
         * @example {
         *       "message": "send 5 usdc on base to 0x6626040387fde2176266d3E93c5BD368742501AB"
         *     }
         */
        ChatRequest: {
            /** @description The user’s message */
            message: string;
            /** @description The wallet that questions are about; acting requires that wallet’s own session */
            wallet?: components["schemas"]["WalletAddress"];
            /** @description From an earlier reply; generated when absent. Without a session only an id that the service issued continues a conversation: any other one starts a new conversation, with the id in data.sessionId of the reply. */
            sessionId?: string;
            /** @default web */
            channel?: components["schemas"]["ChatChannel"];
            /** @description From the action of an earlier reply: confirms that action. The message is then ignored. */
            confirmAction?: string;
        };
        /** @description The reply to a message */
        ChatResponse: {
            /** @constant */
            success: true;
            response: components["schemas"]["ChatReply"];
        };
        /** @description A reply in words, with the available actions */
        ChatReply: {
            message: string;
            intent: components["schemas"]["ChatIntent"];
            data: components["schemas"]["ChatData"];
            /** @description Suggested next messages */
            suggestions: string[];
            actions: components["schemas"]["ChatAction"][];
            requiresConfirmation: boolean;
            /** @description Empty when there is nothing to confirm */
            confirmationPrompt: string;
        };
        /** @description The interpreted request and the data that was looked up */
        ChatData: {
            /** @description Send it with the next message */
            sessionId: string;
            /** @description The missing details, in the order in which they are requested */
            missing: string[];
            /**
             * @description Whole tokens, as a decimal number
             * @example 0.5
             */
            amount?: string;
            /**
             * @description True when the amount is the amount to receive from a swap
             * @constant
             */
            amountSide?: "to";
            /** @description An upper-case symbol or a checksummed address */
            token?: string;
            fromToken?: string;
            toToken?: string;
            fromChain?: components["schemas"]["ChatChain"];
            toChain?: components["schemas"]["ChatChain"];
            /** @description A checksummed address, or a name as typed */
            recipient?: string;
            /** @description The wallet whose holdings are requested */
            wallet?: string;
            slippageBps?: number;
            warnings?: string[];
            transaction?: components["schemas"]["ChatTransaction"];
            /** @description The same with gas, fees and the prepareId to execute it with */
            prepared?: components["schemas"]["PreparedTransfer"];
            kyc?: components["schemas"]["KycSessionStatus"];
            price?: components["schemas"]["TokenPrice"];
            sale?: components["schemas"]["SaleStatus"];
            balances?: components["schemas"]["TokenBalance"][];
            portfolio?: components["schemas"]["PortfolioSummary"];
            gas?: components["schemas"]["GasEstimates"][];
            fees?: components["schemas"]["FeeQuote"][];
            swap?: components["schemas"]["ChatSwap"];
            /** @description A code to send on the platform from the account to link */
            link?: {
                /** @enum {string} */
                platform: "whatsapp" | "telegram";
                code: string;
                expiresAt: components["schemas"]["Time"];
            };
            /** @description Accounts linked with the wallet, shown by their last characters */
            linked?: {
                /** @enum {string} */
                platform: "whatsapp" | "telegram";
                account: string;
                expiresAt: components["schemas"]["Time"];
            }[];
        };
        /**
         * @description An EIP-155 id, or a chain that has none
         * @example 8453
         */
        ChatChain: number | ("solana" | "bitcoin");
        /** @description A transaction for the user’s own wallet to sign; this service never sends it */
        ChatTransaction: {
            chainId: number;
            from: components["schemas"]["WalletAddress"];
            to: components["schemas"]["WalletAddress"];
            /**
             * @description Wei
             * @example 250000000
             */
            value: components["schemas"]["Units"];
            data: components["schemas"]["Hex"];
            token: {
                symbol: string;
                decimals: number;
                address?: components["schemas"]["WalletAddress"];
            };
            recipient: components["schemas"]["WalletAddress"];
            amount: components["schemas"]["Units"];
        };
        /** @description A wallet’s balance of a token on one network */
        TokenBalance: {
            chainId: number;
            symbol: string;
            decimals: number;
            balance: components["schemas"]["Units"];
        };
        /** @description Current cost of typical transactions on a chain */
        GasEstimates: {
            chainId: number;
            estimates: components["schemas"]["GasEstimate"][];
        };
        /** @description Cost of a typical transaction */
        GasEstimate: {
            /** @enum {string} */
            action: "coin-transfer" | "token-transfer" | "swap";
            /**
             * @description Includes the data fee of a rollup
             * @example 250000000
             */
            costWei: components["schemas"]["Units"];
            /** @description Null while the coin’s price is unavailable */
            costUsd: components["schemas"]["Usd"] | null;
        };
        /** @description The expected result of a swap; its transactions are for the user’s wallet to sign */
        ChatSwap: {
            /** @description Smallest units of either token */
            amounts: {
                paid: components["schemas"]["Units"];
                got: components["schemas"]["Units"];
            };
            /** @description The provider’s quote, unchanged */
            quote: {
                [key: string]: unknown;
            };
            fee: components["schemas"]["FeeQuote"];
            /**
             * @description The account that receives the fee
             * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
             */
            treasury: components["schemas"]["WalletAddress"];
            /** @description The sponsor that pays the gas; none when the action is not sponsored */
            sponsor: string;
            gasless: boolean;
        };
        /** @description A button */
        ChatAction: {
            label: string;
            /** @enum {string} */
            action: "confirm" | "say" | "sign-transaction";
            /** @description For confirm: { confirmAction } */
            params: {
                [key: string]: string | number;
            };
            /** @description Whether the action prepares a movement of value */
            destructive: boolean;
        };
        /** @description The platform’s own format; its signature is verified over the raw bytes */
        PlatformUpdate: {
            [key: string]: unknown;
        };
        /** @description The result of an update */
        UpdateReception: {
            /** @description Messages stored for processing */
            accepted: number;
            /** @description Messages that were already received */
            duplicates: number;
        };
        /**
         * @description One JSON-RPC message of the Model Context Protocol
         * @example {
         *       "jsonrpc": "2.0",
         *       "id": 1,
         *       "method": "tools/list"
         *     }
         */
        McpMessage: {
            /** @constant */
            jsonrpc: "2.0";
            /** @description Absent in a notification, which receives no response */
            id?: string | number | null;
            /**
             * @description The method of MCP
             * @example tools/call
             */
            method?: string;
            /** @description The parameters of the method */
            params?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The JSON-RPC response to the message */
        McpAnswer: {
            /** @constant */
            jsonrpc: "2.0";
            id?: string | number | null;
            /** @description The result of the method */
            result?: {
                [key: string]: unknown;
            };
            /** @description Why the method failed, as a JSON-RPC error */
            error?: {
                code: number;
                message: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description What the signed-in operator may do */
        OperatorSession: {
            wallet: components["schemas"]["WalletAddress"];
            role: components["schemas"]["OperatorRole"];
            /**
             * @description True also where the service has no gate password
             * @example true
             */
            gatePassed: boolean;
            /**
             * @description When changes start to require a new sign-in
             * @example 2026-01-31T12:00:00.000Z
             */
            freshUntil: components["schemas"]["Time"];
            /**
             * @description Whether somebody else than the proposer must approve
             * @example true
             */
            fourEyes: boolean;
        };
        /**
         * @description Each role has the powers of the roles before it
         * @example reviewer
         * @enum {string}
         */
        OperatorRole: "viewer" | "reviewer" | "admin";
        /** @description Every operator */
        Operators: {
            operators: components["schemas"]["Operator"][];
        };
        /** @description A wallet with a role */
        Operator: {
            wallet: components["schemas"]["WalletAddress"];
            role: components["schemas"]["OperatorRole"];
            /** @description Null for an operator whom the configuration names */
            since: components["schemas"]["Time"] | null;
            /**
             * @description Who appointed the operator
             * @example null
             */
            by: string | null;
        };
        /** @description Figures of the whole service */
        OperatorOverview: {
            asOf: components["schemas"]["Time"];
            /**
             * @description The beginning of series and of counts that are not totals
             * @example 2026-01-31T12:00:00.000Z
             */
            since: components["schemas"]["Time"];
            users: components["schemas"]["PeopleFigures"] | null;
            sale: components["schemas"]["SaleFigures"] | null;
            contract: components["schemas"]["SaleProgress"] | null;
            /** @description Refused decisions, by code */
            refusals: {
                code: string;
                /** @example 3 */
                count: number;
            }[] | null;
            sponsorship: {
                spentUsd: {
                    all: number;
                    wallet: number;
                    network: number;
                };
                budgetUsd: {
                    all: number;
                    wallet: number;
                    network: number;
                };
            } | null;
            payments: {
                network: string;
                currency: components["schemas"]["WalletAddress"];
                /** @example 3 */
                payments: number;
                amount: components["schemas"]["Units"];
            }[] | null;
            queue: {
                waiting: number | null;
                dead: number | null;
            };
            /** @description Alarms that nobody has acknowledged: `GET /api/operator/alarms` */
            openAlarms: number | null;
            /** @description Native coins of the accounts that pay gas */
            relayers: {
                chainId: number;
                address: components["schemas"]["WalletAddress"];
                wei: components["schemas"]["Units"] | null;
            }[] | null;
            upstreams: {
                name: string;
                /** @enum {string} */
                state: "available" | "resting";
            }[];
            /** @description Figures that are null, and why */
            unavailable: {
                figure: string;
                code: string;
                reason: string;
            }[];
        };
        /** @description Users and their verification */
        PeopleFigures: {
            /** @example 3 */
            total: number;
            /** @example 3 */
            signedIn: number;
            /** @example 3 */
            blocked: number;
            kyc: {
                /** @example 3 */
                none: number;
                /** @example 3 */
                pending: number;
                /** @example 3 */
                approved: number;
                /** @example 3 */
                rejected: number;
            };
            tiers: {
                /** @example 3 */
                TIER_1: number;
                /** @example 3 */
                TIER_2: number;
                /** @example 3 */
                TIER_3: number;
            };
            registered: {
                /**
                 * @description UTC day
                 * @example 2026-01-31
                 */
                day: string;
                /** @example 3 */
                count: number;
            }[];
        };
        /** @description Authorizations and indexed purchases */
        SaleFigures: {
            authorizations: {
                /** @example 3 */
                issued: number;
                /** @example 3 */
                used: number;
                /** @example 3 */
                expired: number;
            };
            /** @example 3 */
            purchases: number;
            /**
             * @description Smallest payment-token units
             * @example 250000000
             */
            volume: components["schemas"]["Units"];
            issued: {
                /**
                 * @description UTC day
                 * @example 2026-01-31
                 */
                day: string;
                /** @example 3 */
                count: number;
            }[];
            bought: {
                /**
                 * @description UTC day
                 * @example 2026-01-31
                 */
                day: string;
                /** @example 3 */
                count: number;
                volume: components["schemas"]["Units"];
            }[];
        };
        /** @description The state of the sale contract */
        SaleProgress: {
            /** @enum {string} */
            phase: "upcoming" | "active" | "paused" | "ended";
            tokensSold: components["schemas"]["Units"];
            tokensForSale: components["schemas"]["Units"];
            price: components["schemas"]["Units"];
        };
        /**
         * @description An acknowledged alarm that is raised a day later opens again
         * @example open
         * @enum {string}
         */
        AlarmState: "open" | "acknowledged";
        /** @description One page of alarms, the newest first */
        Alarms: {
            alarms: components["schemas"]["Alarm"][];
            nextCursor: string | null;
        };
        /** @description A condition that needs an operator */
        Alarm: {
            id: string;
            /** @enum {string} */
            kind: "authorization-at-risk" | "decision-not-recorded" | "gasless-treasury-unproved" | "ledger-differs" | "message-dead" | "notice-dead" | "payment-missing" | "payment-undeliverable" | "payment-undelivered" | "purchase-never-authorized" | "sponsor-fees-written-off" | "sponsored-request-failed" | "sponsorship-not-on-chain" | "swap-contracts-changed" | "swap-quote-unsafe";
            /**
             * @description Alarms of one kind and one subject are one alarm
             * @example chainId=8453
             */
            subject: string;
            message: string;
            /** @description Of the last time; names and values depend on the kind */
            facts: {
                [key: string]: string | number | boolean | null;
            };
            state: components["schemas"]["AlarmState"];
            firstAt: components["schemas"]["Time"];
            lastAt: components["schemas"]["Time"];
            /**
             * @description How often it was raised
             * @example 3
             */
            count: number;
            acknowledgement: components["schemas"]["AlarmAcknowledgement"] | null;
        };
        /** @description Who acknowledged the alarm last */
        AlarmAcknowledgement: {
            /** @description The operator: a wallet, or cli:<user> */
            by: string;
            note: string;
            at: components["schemas"]["Time"];
        };
        /** @description The note to keep with the alarm */
        AcknowledgeAlarm: {
            /**
             * @description What was found or done
             * @example Node was restarted
             */
            note: string;
        };
        /**
         * @description EVM address, checksummed (EIP-55) or lower case
         * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
         */
        TypedWallet: string;
        /** @description One JSON object a line: `table` and `row` */
        PersonalRecords: string;
        /** @description Why an operator acts */
        OperatorReason: {
            /**
             * @description Why; shown to operators only
             * @example Reported as stolen, case 4711
             */
            reason: string;
        };
        /** @description A change that waits for, or had, the decision of operators */
        Proposal: {
            /** @example 12 */
            id: string;
            wallet: components["schemas"]["WalletAddress"];
            /** @enum {string} */
            action: "unblock" | "grant-tier" | "revoke-tier" | "add-operator" | "remove-operator" | "erase";
            tier: components["schemas"]["GrantableTier"] | null;
            /** @description When the granted tier ends */
            expiresAt: components["schemas"]["Time"] | null;
            role: components["schemas"]["OperatorRole"] | null;
            /** @example Accreditation letter of 12 January */
            reason: string;
            /** @enum {string} */
            state: "open" | "approved" | "rejected" | "expired";
            /**
             * @description A wallet, or `cli:<user>`
             * @example cli:root
             */
            proposedBy: string;
            proposedAt: components["schemas"]["Time"];
            /**
             * @description From then on it cannot be approved
             * @example 2026-01-31T12:00:00.000Z
             */
            endsAt: components["schemas"]["Time"];
            /** @example null */
            decidedBy: string | null;
            decidedAt: components["schemas"]["Time"] | null;
            /**
             * @description Why it was rejected
             * @example null
             */
            decisionReason: string | null;
        };
        /**
         * @description A verification tier
         * @example TIER_3
         * @enum {string}
         */
        GrantableTier: "TIER_1" | "TIER_2" | "TIER_3";
        /** @description The last report; `at` is null before the first */
        Reconciliation: {
            at: components["schemas"]["Time"] | null;
            checks: components["schemas"]["ReconciliationCheck"][];
        };
        /** @description Records of this service, compared with one other system */
        ReconciliationCheck: {
            /** @enum {string} */
            check: "permits" | "purchases" | "sponsorships" | "payments";
            /**
             * @description `unsettled`: the newest blocks may not be indexed yet
             * @enum {string}
             */
            outcome: "match" | "differs" | "unsettled" | "unknown" | "off";
            figures: {
                [key: string]: components["schemas"]["Figure"];
            };
            differences: components["schemas"]["ReconciliationDifference"][];
        };
        /**
         * @description A whole number in decimal digits, or `unknown` when it could not be read
         * @example 42
         */
        Figure: string;
        /** @description One subject about which the two sides disagree */
        ReconciliationDifference: {
            subject: string;
            recorded: components["schemas"]["Figure"];
            found: components["schemas"]["Figure"];
        };
        /** @description The wallet is blocked */
        BlockedWallet: {
            wallet: components["schemas"]["WalletAddress"];
            /** @constant */
            isBlocked: true;
            /**
             * @description False when the wallet was blocked already
             * @example true
             */
            changed: boolean;
            /**
             * @description Purchase authorizations that the sale contract would still accept
             * @example 0
             */
            liveAuthorizations: number;
        };
        /** @description A note about a wallet */
        AddNote: {
            /**
             * @description Shown to operators only
             * @example Called back, identity confirmed
             */
            text: string;
        };
        /** @description What an operator wrote about a wallet */
        OperatorNote: {
            /** @example 7 */
            id: string;
            wallet: components["schemas"]["WalletAddress"];
            /** @example Called back, identity confirmed */
            text: string;
            /**
             * @description A wallet, or `cli:<user>`
             * @example cli:root
             */
            by: string;
            at: components["schemas"]["Time"];
        };
        /** @description A tier to grant */
        GrantTier: {
            tier: components["schemas"]["GrantableTier"];
            /**
             * @description Why; shown to operators only
             * @example Reported as stolen, case 4711
             */
            reason: string;
            /** @description When the tier ends; without it, never */
            expiresAt?: components["schemas"]["Time"];
        };
        /** @description A revocation, also of tiers that the identity provider approved */
        RevokeTier: {
            /**
             * @description Why; shown to operators only
             * @example Reported as stolen, case 4711
             */
            reason: string;
            /** @description Voids approvals of this tier and above; without it, all approvals */
            tier?: components["schemas"]["GrantableTier"];
        };
        /** @description A role to give; it takes the place of an earlier one */
        AddOperator: {
            role: components["schemas"]["OperatorRole"];
            /**
             * @description Why; shown to operators only
             * @example Reported as stolen, case 4711
             */
            reason: string;
        };
        /** @description A page of proposals, newest first */
        Proposals: {
            proposals: components["schemas"]["Proposal"][];
            nextCursor: string | null;
        };
        /** @description A page of users, newest first */
        Users: {
            users: components["schemas"]["UserEntry"][];
            nextCursor: string | null;
        };
        /** @description A user in a list of operators */
        UserEntry: {
            wallet: components["schemas"]["WalletAddress"];
            username: string | null;
            email: string | null;
            name: string | null;
            isBlocked: boolean;
            /** @enum {string} */
            kycStatus: "none" | "pending" | "approved" | "rejected";
            tier: ("TIER_1" | "TIER_2" | "TIER_3") | null;
            /** @description First sign-in with a signed message */
            siweVerifiedAt: components["schemas"]["Time"] | null;
            createdAt: components["schemas"]["Time"];
        };
        /** @description Everything known about a user; the newest 100 of each list */
        UserFile: {
            profile: components["schemas"]["FiledProfile"];
            profileHistory: components["schemas"]["FiledProfileChange"][];
            wallets: {
                chain: string;
                address: string;
                label: string | null;
            }[];
            eligibility: components["schemas"]["FiledEligibility"];
            kyc: components["schemas"]["FiledKyc"];
            terms: components["schemas"]["FiledTerms"];
            screening: components["schemas"]["FiledScreening"];
            decisions: components["schemas"]["OperatorDecision"][];
            authorizations: components["schemas"]["FiledAuthorization"][];
            nftAuthorizations: components["schemas"]["FiledNftAuthorization"][];
            /** @description On chain, in payment-token units; null when it cannot be read */
            purchased: components["schemas"]["Units"] | null;
            purchases: components["schemas"]["FiledPurchase"][];
            transfers: components["schemas"]["FiledTransfer"][];
            sponsorships: components["schemas"]["FiledSponsorship"][];
            /** @description Sponsorship is suspended until then */
            suspendedUntil: components["schemas"]["Time"] | null;
            keys: components["schemas"]["FiledApiKey"][];
            blocks: components["schemas"]["FiledBlock"][];
            proposals: components["schemas"]["Proposal"][];
            notes: components["schemas"]["OperatorNote"][];
        };
        /** @description The profile as stored */
        FiledProfile: {
            wallet: components["schemas"]["WalletAddress"];
            username: string | null;
            email: string | null;
            emailVerified: boolean;
            /** @description Entered without proof of the wallet */
            unconfirmedEmail: string | null;
            name: string | null;
            phone: string | null;
            countryCode: string | null;
            isBlocked: boolean;
            referralCode: string;
            referredBy: components["schemas"]["WalletAddress"] | null;
            claimedReferrer: components["schemas"]["WalletAddress"] | null;
            siweVerifiedAt: components["schemas"]["Time"] | null;
            embeddedUserId: string | null;
            createdAt: components["schemas"]["Time"];
        };
        /** @description A change of a field of the profile */
        FiledProfileChange: {
            field: string;
            before: string | null;
            after: string | null;
            at: components["schemas"]["Time"];
            actor: string;
        };
        /** @description Whether the wallet may make the smallest purchase now, rule by rule */
        FiledEligibility: {
            eligible: boolean;
            /** @description Of the refusal that a request would receive */
            code: string | null;
            rules: components["schemas"]["OperatorRuleFinding"][];
        };
        /** @description A rule, and how it came out */
        OperatorRuleFinding: {
            /** @example kyc */
            rule: string;
            /** @enum {string} */
            outcome: "pass" | "fail" | "unknown";
            /** @example KYC_REQUIRED */
            code: string | null;
            message: string | null;
            /** @description What the rule rested on */
            fact: {
                source: string;
                /** @description Seconds between the reading and the decision */
                age: number | null;
                block: number | null;
                version: string | null;
            } | null;
        };
        /** @description Identity verification */
        FiledKyc: {
            /** @enum {string} */
            status: "none" | "pending" | "approved" | "rejected";
            tier: ("TIER_1" | "TIER_2" | "TIER_3") | null;
            /** @description When a granted tier ends */
            until: components["schemas"]["Time"] | null;
            sessions: components["schemas"]["FiledKycSession"][];
            events: components["schemas"]["FiledKycEvent"][];
            rulings: components["schemas"]["FiledTierRuling"][];
            /** @description Other wallets of the same person */
            otherWallets: components["schemas"]["WalletAddress"][];
        };
        /** @description A verification at the identity provider */
        FiledKycSession: {
            id: string;
            /** @enum {string} */
            tier: "TIER_1" | "TIER_2" | "TIER_3";
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            createdAt: components["schemas"]["Time"];
            statusAt: components["schemas"]["Time"];
            revokedAt: components["schemas"]["Time"] | null;
            /** @description Of the document */
            countryCode: string | null;
            region: string | null;
        };
        /** @description A report of the identity provider */
        FiledKycEvent: {
            id: string;
            sessionId: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            tier: ("TIER_1" | "TIER_2" | "TIER_3") | null;
            occurredAt: components["schemas"]["Time"];
            /** @description Whether it changed the session */
            applied: boolean;
        };
        /** @description A tier that operators granted or revoked */
        FiledTierRuling: {
            /** @enum {string} */
            kind: "grant" | "revocation";
            tier: ("TIER_1" | "TIER_2" | "TIER_3") | null;
            at: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"] | null;
            /** @description Who approved it; null in rulings of before this was recorded */
            by: string | null;
            reason: string | null;
            /** @description Id of the proposal */
            proposal: string | null;
        };
        /** @description Accepted terms, newest first */
        FiledTerms: {
            currentVersion: string;
            acceptances: components["schemas"]["FiledAcceptance"][];
        };
        /** @description An acceptance with its evidence */
        FiledAcceptance: {
            version: string;
            acceptedAt: components["schemas"]["Time"];
            ip: string;
            userAgent: string | null;
        };
        /** @description Sanctions screening of the wallet now */
        FiledScreening: {
            sanctioned: boolean | null;
            source: string | null;
            asOf: components["schemas"]["Time"] | null;
            /** @description Why there is no result */
            reason: string | null;
        };
        /** @description What the service concluded, and why */
        OperatorDecision: {
            id: string;
            at: components["schemas"]["Time"];
            wallet: components["schemas"]["WalletAddress"];
            /** @enum {string} */
            kind: "buy" | "mint" | "relay" | "sponsor" | "grant" | "refuse";
            /** @enum {string} */
            outcome: "granted" | "refused";
            code: string | null;
            rules: components["schemas"]["OperatorRuleFinding"][];
            /** @description Version of the policy */
            policy: string;
            /** @description SHA-256 of the request */
            request: string;
            requestId: string;
        };
        /** @description An issued purchase authorization */
        FiledAuthorization: {
            nonce: components["schemas"]["Units"];
            /** @enum {string} */
            state: "issued" | "used" | "expired";
            paymentToken: components["schemas"]["WalletAddress"];
            amount: components["schemas"]["Units"];
            maxAllowed: components["schemas"]["Units"];
            /** @enum {string} */
            tier: "TIER_1" | "TIER_2" | "TIER_3";
            isEU: boolean;
            referrer: components["schemas"]["WalletAddress"];
            /**
             * @description Unix seconds
             * @example 250000000
             */
            deadline: components["schemas"]["Units"];
            issuedAt: components["schemas"]["Time"];
        };
        /** @description An issued NFT purchase authorization */
        FiledNftAuthorization: {
            contract: components["schemas"]["WalletAddress"];
            nonce: components["schemas"]["Units"];
            tokenId: components["schemas"]["Units"];
            tierId: number;
            amount: components["schemas"]["Units"];
            /**
             * @description Unix seconds
             * @example 250000000
             */
            deadline: components["schemas"]["Units"];
            issuedAt: components["schemas"]["Time"];
        };
        /** @description An indexed purchase */
        FiledPurchase: {
            txHash: components["schemas"]["Hex"];
            blockNumber: number;
            paymentToken: components["schemas"]["WalletAddress"];
            amount: components["schemas"]["Units"];
            tokens: components["schemas"]["Units"];
            nonce: components["schemas"]["Units"];
            timestamp: components["schemas"]["Time"];
            confirmed: boolean;
        };
        /** @description A transaction that the service broadcast */
        FiledTransfer: {
            chainId: number;
            hash: components["schemas"]["Hex"];
            to: components["schemas"]["WalletAddress"];
            amount: components["schemas"]["Units"];
            /** @description null: the native coin */
            token: components["schemas"]["WalletAddress"] | null;
            status: string;
            recordedAt: components["schemas"]["Time"];
        };
        /** @description A sponsored request */
        FiledSponsorship: {
            id: string;
            chainId: number;
            target: components["schemas"]["WalletAddress"];
            state: string;
            costUsd: number;
            hash: components["schemas"]["Hex"] | null;
            takenAt: components["schemas"]["Time"];
        };
        /** @description An API key; of its secret only the common prefix */
        FiledApiKey: {
            id: number;
            label: string;
            /** @constant */
            prefix: "svc_pk_live_";
            scopes: string[];
            createdAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"] | null;
            lastUsedAt: components["schemas"]["Time"] | null;
            revokedAt: components["schemas"]["Time"] | null;
        };
        /** @description A block, or its end */
        FiledBlock: {
            /** @enum {string} */
            kind: "block" | "unblock";
            reason: string;
            by: string;
            at: components["schemas"]["Time"];
            proposal: string | null;
        };
        /** @description A page of decisions, newest first */
        OperatorDecisions: {
            decisions: components["schemas"]["OperatorDecision"][];
            nextCursor: string | null;
        };
        /** @description A page of the audit log, newest first */
        AuditEntries: {
            entries: components["schemas"]["AuditEntry"][];
            nextCursor: string | null;
        };
        /** @description An entry of the audit log */
        AuditEntry: {
            /** @description Order of arrival, with gaps */
            position: number;
            at: components["schemas"]["Time"];
            actor: string;
            /** @example user.block */
            action: string;
            subject: string;
            /** @enum {string} */
            outcome: "done" | "refused";
            decisionId: string | null;
            detail: {
                [key: string]: string;
            } | null;
            /** @description Index in the tree; null until the entry is sealed */
            leaf: number | null;
        };
        /** @description Text */
        EventStream: string;
        /** @description Messages that could not be answered, newest first; at most 1000 */
        DeadLetters: {
            deadLetters: components["schemas"]["DeadLetter"][];
        };
        /** @description A message that could not be answered */
        DeadLetter: {
            id: string;
            platform: string;
            messageId: string;
            attempts: number;
            error: string;
            diedAt: components["schemas"]["Time"];
        };
        /** @description The health of the service */
        HealthResponse: {
            /** @enum {string} */
            status: "ok" | "error";
            /** @enum {string} */
            db: "healthy" | "unhealthy" | "unknown";
            timestamp: components["schemas"]["Time"];
            /**
             * @description Seconds since the process started
             * @example 3600
             */
            uptime: number;
            /**
             * @description Response time of the database
             * @example 1.2ms
             */
            latency: string;
            version: string;
            /**
             * @description `sandbox` while any external system is replaced by an in-memory adapter
             * @example sandbox
             */
            environment: string;
        };
        /** @description The process runs */
        LivenessResponse: {
            /** @constant */
            status: "alive";
            /**
             * @description Seconds since the process started
             * @example 3600
             */
            uptime: number;
        };
        /** @description The instance can serve requests */
        ReadinessResponse: {
            /**
             * @description `degraded`: every request is served, but a part of the service is replaced
             * @example ready
             * @enum {string}
             */
            status: "ready" | "degraded";
            /**
             * @description A write succeeded within the last second
             * @example ok
             * @constant
             */
            database: "ok";
            /**
             * @description `replaced`: Redis is down, and the database counts requests instead
             * @example ok
             * @enum {string}
             */
            sharedStore: "ok" | "replaced";
            timestamp: components["schemas"]["Time"];
        };
        /** @description An OpenAPI 3.1 document */
        ApiDescription: {
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Markdown for language models (llmstxt.org) */
        LlmsText: string;
        /** @description RFC 9728 metadata of this API */
        ProtectedResourceMetadata: {
            /** Format: uri */
            resource: string;
            resource_name: string;
            /** Format: uri */
            resource_logo_uri: string;
            authorization_servers: string[];
            scopes_supported: string[];
            bearer_methods_supported: "header"[];
        };
        /** @description RFC 8414 metadata of this service as authorization server */
        AuthorizationServerMetadata: {
            /** Format: uri */
            issuer: string;
            /** Format: uri */
            authorization_endpoint: string;
            /** Format: uri */
            token_endpoint: string;
            /** Format: uri */
            jwks_uri: string;
            /** Format: uri */
            revocation_endpoint: string;
            grant_types_supported: string[];
            scopes_supported: string[];
            response_types_supported: string[];
            token_endpoint_auth_methods_supported: string[];
            agent_auth: components["schemas"]["AgentAuthMetadata"];
        };
        /** @description How an agent obtains and revokes a credential */
        AgentAuthMetadata: {
            /** Format: uri */
            register_uri: string;
            /** Format: uri */
            revocation_uri: string;
            identity_types_supported: "anonymous"[];
            anonymous: {
                credential_types_supported: "api_key"[];
            };
            events_supported: string[];
        };
        /** @description An SVG image */
        Logo: string;
        /** @description Reports are received here */
        CspSink: {
            /** @constant */
            status: "active";
        };
        /** @description A browser’s content security policy report, in either format */
        CspReports: components["schemas"]["CspReport"] | (components["schemas"]["ReportedViolation"] | components["schemas"]["OtherReport"])[];
        /**
         * @description A violation as `report-uri` sends it
         * @example {
         *       "csp-report": {
         *         "document-uri": "https://app.example.com/",
         *         "violated-directive": "script-src-elem",
         *         "blocked-uri": "https://elsewhere.example/x.js",
         *         "original-policy": "default-src 'self'"
         *       }
         *     }
         */
        CspReport: {
            "csp-report": {
                "document-uri": string;
                "violated-directive": string;
                "blocked-uri": string;
                "original-policy": string;
                /**
                 * @default enforce
                 * @enum {string}
                 */
                disposition?: "enforce" | "report";
                "source-file"?: string | null;
                /** @description Position in the source file */
                "line-number"?: number;
                /** @description Position in the source file */
                "column-number"?: number;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A violation as `report-to` sends it */
        ReportedViolation: {
            /** @constant */
            type: "csp-violation";
            body: {
                documentURL: string;
                effectiveDirective: string;
                blockedURL?: string | null;
                originalPolicy: string;
                /**
                 * @default enforce
                 * @enum {string}
                 */
                disposition?: "enforce" | "report";
                sourceFile?: string | null;
                /** @description Position in the source file */
                lineNumber?: number;
                /** @description Position in the source file */
                columnNumber?: number;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A report of another type; ignored */
        OtherReport: {
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The report was received; the response does not state what is forwarded */
        CspReceipt: {
            /**
             * @description Number of violations in the report
             * @example 1
             */
            received: number;
        };
        /** @description The result of an indexing run */
        IndexingResult: {
            eventsProcessed: number;
            fromBlock: number;
            toBlock: number;
            reorgDepth: number;
            durationMs: number;
        };
        /** @description The result of a run over the message queue */
        QueueResult: {
            /** @constant */
            success: true;
            processed: number;
            failed: number;
            /** @description Repeated deliveries and messages that were not due */
            skipped: number;
            durationMs: number;
            /** @description The platform’s message id and the error */
            errors: string[];
        };
    };
    responses: {
        /** @description `VALIDATION_FAILED`: The request is invalid. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "VALIDATION_FAILED";
                };
            };
        };
        /** @description `RATE_LIMITED`: Too many requests. Wait and try again. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "RATE_LIMITED";
                };
            };
        };
        /** @description `INTERNAL`: Internal error. */
        Internal: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "INTERNAL";
                };
            };
        };
        /** @description `STORE_UNAVAILABLE`: The database did not respond. */
        StoreUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "STORE_UNAVAILABLE";
                };
            };
        };
        /**
         * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
         *
         *     `VALIDATION_FAILED`: The request is invalid.
         */
        SignIn400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "MALFORMED_JSON" | "VALIDATION_FAILED";
                };
            };
        };
        /** @description `CROSS_ORIGIN`: The origin of the request is not allowed. */
        CrossOrigin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "CROSS_ORIGIN";
                };
            };
        };
        /** @description `BODY_TOO_LARGE`: The body exceeds the size limit of this endpoint. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "BODY_TOO_LARGE";
                };
            };
        };
        /** @description `UNSUPPORTED_MEDIA_TYPE`: The media type, charset or content encoding of the body is not supported. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
        /**
         * @description `RATE_LIMITED`: Too many requests. Wait and try again.
         *
         *     `UPSTREAM_BUDGET`: Your share of the request budget for a data provider is exhausted. Wait and try again; signed-in callers have a larger share.
         */
        SignIn429: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "RATE_LIMITED" | "UPSTREAM_BUDGET";
                };
            };
        };
        /**
         * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
         *
         *     `VALIDATION_FAILED`: The request is invalid.
         */
        CreateApiKey400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "MALFORMED_JSON" | "VALIDATION_FAILED";
                };
            };
        };
        /** @description `UNAUTHENTICATED`: Sign in first. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "UNAUTHENTICATED";
                };
            };
        };
        /**
         * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
         *
         *     `WALLET_BLOCKED`: This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.
         *
         *     `CROSS_ORIGIN`: The origin of the request is not allowed.
         */
        CreateApiKey403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "INSUFFICIENT_SCOPE" | "WALLET_BLOCKED" | "CROSS_ORIGIN";
                };
            };
        };
        /** @description `BODY_TOO_LARGE`: The body exceeds the size limit of this endpoint. */
        CreateApiKey413: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "BODY_TOO_LARGE";
                };
            };
        };
        /** @description `UNSUPPORTED_MEDIA_TYPE`: The media type, charset or content encoding of the body is not supported. */
        CreateApiKey415: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
        /** @description `IDEMPOTENCY_KEY_REUSED`: This Idempotency-Key was already used for another request to this endpoint. Generate a new key for every request that is not a retry. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "IDEMPOTENCY_KEY_REUSED";
                };
            };
        };
        /** @description `RATE_LIMITED`: Too many requests. Wait and try again. */
        CreateApiKey429: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "RATE_LIMITED";
                };
            };
        };
        /** @description `INTERNAL`: Internal error. */
        CreateApiKey500: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "INTERNAL";
                };
            };
        };
        /**
         * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
         *
         *     `STORE_UNAVAILABLE`: The database did not respond.
         */
        CreateApiKey503: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "LIMITER_UNAVAILABLE" | "STORE_UNAVAILABLE";
                };
            };
        };
        /** @description `UNAUTHENTICATED`: Sign in first. */
        ListApiKeys401: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "UNAUTHENTICATED";
                };
            };
        };
        /** @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only. */
        InsufficientScope: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "INSUFFICIENT_SCOPE";
                };
            };
        };
        /**
         * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
         *
         *     `VALIDATION_FAILED`: The request is invalid.
         */
        RevokeApiKey400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "MALFORMED_JSON" | "VALIDATION_FAILED";
                };
            };
        };
        /**
         * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
         *
         *     `CROSS_ORIGIN`: The origin of the request is not allowed.
         */
        RevokeApiKey403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "INSUFFICIENT_SCOPE" | "CROSS_ORIGIN";
                };
            };
        };
        /**
         * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
         *
         *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
         */
        RevokeApiKey409: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT";
                };
            };
        };
        /** @description `BODY_TOO_LARGE`: The body exceeds the size limit of this endpoint. */
        RevokeApiKey413: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "BODY_TOO_LARGE";
                };
            };
        };
        /** @description `IDEMPOTENCY_KEY_REUSED`: This Idempotency-Key was already used for another request to this endpoint. Generate a new key for every request that is not a retry. */
        RevokeApiKey422: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "IDEMPOTENCY_KEY_REUSED";
                };
            };
        };
        /**
         * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
         *
         *     `STORE_UNAVAILABLE`: The database did not respond.
         */
        RevokeApiKey503: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "LIMITER_UNAVAILABLE" | "STORE_UNAVAILABLE";
                };
            };
        };
        /**
         * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
         *
         *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
         */
        OpenKycSession409: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT";
                };
            };
        };
        /**
         * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
         *
         *     `STORE_UNAVAILABLE`: The database did not respond.
         *
         *     `KYC_UNAVAILABLE`: The identity provider did not respond.
         */
        OpenKycSession503: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "LIMITER_UNAVAILABLE" | "STORE_UNAVAILABLE" | "KYC_UNAVAILABLE";
                };
            };
        };
        /**
         * @description `RATE_LIMITED`: Too many requests. Wait and try again.
         *
         *     `UPSTREAM_BUDGET`: Your share of the request budget for a data provider is exhausted. Wait and try again; signed-in callers have a larger share.
         */
        LinkKycSession429: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "RATE_LIMITED" | "UPSTREAM_BUDGET";
                };
            };
        };
        /**
         * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
         *
         *     `WALLET_BLOCKED`: This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.
         *
         *     `CROSS_ORIGIN`: The origin of the request is not allowed.
         *
         *     `WALLET_MISMATCH`: The signed-in wallet cannot act for this wallet.
         *
         *     `KYC_REQUIRED`: Identity verification must be approved first.
         *
         *     `REGION_BLOCKED`: The sale is not available in your region.
         *
         *     `TERMS_NOT_ACCEPTED`: The current terms must be accepted first.
         *
         *     `AML_FAILED`: The wallet or its referrer did not pass sanctions screening.
         */
        AuthorizePurchase403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "INSUFFICIENT_SCOPE" | "WALLET_BLOCKED" | "CROSS_ORIGIN" | "WALLET_MISMATCH" | "KYC_REQUIRED" | "REGION_BLOCKED" | "TERMS_NOT_ACCEPTED" | "AML_FAILED";
                };
            };
        };
        /** @description `USER_NOT_FOUND`: No user is registered with this wallet. */
        UserNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "USER_NOT_FOUND";
                };
            };
        };
        /**
         * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
         *
         *     `WALLET_MISMATCH`: The signed-in wallet cannot act for this wallet.
         */
        ViewSaleEligibility403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "INSUFFICIENT_SCOPE" | "WALLET_MISMATCH";
                };
            };
        };
        /**
         * @description `VALIDATION_FAILED`: The request is invalid.
         *
         *     `MALFORMED_PATH`: The path is not valid percent-encoded UTF-8.
         */
        ViewDecision400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "VALIDATION_FAILED" | "MALFORMED_PATH";
                };
            };
        };
        /** @description `DECISION_NOT_FOUND`: There is no decision with this id that this caller may read. */
        DecisionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "DECISION_NOT_FOUND";
                };
            };
        };
        /**
         * @description `STORE_UNAVAILABLE`: The database did not respond.
         *
         *     `SIGNER_UNAVAILABLE`: The signing service did not respond.
         */
        ViewDecisionReceipt503: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "STORE_UNAVAILABLE" | "SIGNER_UNAVAILABLE";
                };
            };
        };
        /** @description `USER_NOT_FOUND`: No user is registered with this wallet. */
        ViewUser404: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "USER_NOT_FOUND";
                };
            };
        };
        /** @description `USER_NOT_FOUND`: No user is registered with this wallet. */
        ChangeProfile404: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "USER_NOT_FOUND";
                };
            };
        };
        /**
         * @description `STORE_UNAVAILABLE`: The database did not respond.
         *
         *     `CHAIN_UNAVAILABLE`: The chain node did not respond.
         */
        ViewPortfolio503: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "STORE_UNAVAILABLE" | "CHAIN_UNAVAILABLE";
                };
            };
        };
        /**
         * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
         *
         *     `WALLET_BLOCKED`: This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.
         *
         *     `CROSS_ORIGIN`: The origin of the request is not allowed.
         *
         *     `WALLET_MISMATCH`: The signed-in wallet cannot act for this wallet.
         *
         *     `SENDER_SANCTIONED`: The sending wallet did not pass sanctions screening.
         *
         *     `RECIPIENT_SANCTIONED`: A recipient, spender or other party of the call did not pass sanctions screening.
         */
        PrepareTransfer403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "INSUFFICIENT_SCOPE" | "WALLET_BLOCKED" | "CROSS_ORIGIN" | "WALLET_MISMATCH" | "SENDER_SANCTIONED" | "RECIPIENT_SANCTIONED";
                };
            };
        };
        /** @description `BODY_TOO_LARGE`: The body exceeds the size limit of this endpoint. */
        QuoteSwap413: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Decision-Id": components["headers"]["Decision-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "BODY_TOO_LARGE";
                };
            };
        };
        /**
         * @description `RATE_LIMITED`: Too many requests. Wait and try again.
         *
         *     `UPSTREAM_LIMIT_EXHAUSTED`: The rate limit of a data provider is exhausted. Try again later.
         *
         *     `UPSTREAM_BUDGET`: Your share of the request budget for a data provider is exhausted. Wait and try again; signed-in callers have a larger share.
         */
        ReadMarket429: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "RATE_LIMITED" | "UPSTREAM_LIMIT_EXHAUSTED" | "UPSTREAM_BUDGET";
                };
            };
        };
        /**
         * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
         *
         *     `NOT_AN_OPERATOR`: This wallet is not an operator with the required role.
         *
         *     `GATE_REQUIRED`: Operators must also pass the password gate. Send the password to POST /api/auth/gate, and the cookie svc-gate with this request.
         */
        ListOperators403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "INSUFFICIENT_SCOPE" | "NOT_AN_OPERATOR" | "GATE_REQUIRED";
                };
            };
        };
        /**
         * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
         *
         *     `VALIDATION_FAILED`: The request is invalid.
         *
         *     `MALFORMED_PATH`: The path is not valid percent-encoded UTF-8.
         */
        AcknowledgeAlarm400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "MALFORMED_PATH";
                };
            };
        };
        /**
         * @description `UNAUTHENTICATED`: Sign in first.
         *
         *     `FRESH_SIGN_IN_REQUIRED`: Changes require a sign-in that is not older than one hour. Sign in with the wallet again, and repeat the request with the new session.
         */
        AcknowledgeAlarm401: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "UNAUTHENTICATED" | "FRESH_SIGN_IN_REQUIRED";
                };
            };
        };
        /**
         * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
         *
         *     `NOT_AN_OPERATOR`: This wallet is not an operator with the required role.
         *
         *     `GATE_REQUIRED`: Operators must also pass the password gate. Send the password to POST /api/auth/gate, and the cookie svc-gate with this request.
         *
         *     `CROSS_ORIGIN`: The origin of the request is not allowed.
         */
        AcknowledgeAlarm403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "INSUFFICIENT_SCOPE" | "NOT_AN_OPERATOR" | "GATE_REQUIRED" | "CROSS_ORIGIN";
                };
            };
        };
        /**
         * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
         *
         *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
         *
         *     `PROPOSAL_OPEN`: The same is already proposed for this wallet. Decide that proposal first.
         */
        ProposeErasure409: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "PROPOSAL_OPEN";
                };
            };
        };
        /**
         * @description `VALIDATION_FAILED`: The request is invalid.
         *
         *     `MALFORMED_PATH`: The path is not valid percent-encoded UTF-8.
         */
        ApproveProposal400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "VALIDATION_FAILED" | "MALFORMED_PATH";
                };
            };
        };
        /** @description `PROPOSAL_NOT_FOUND`: There is no proposal with this id. */
        ProposalNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "PROPOSAL_NOT_FOUND";
                };
            };
        };
        /** @description `CRON_SECRET_INVALID`: The cron secret is missing or wrong. */
        CronSecretInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Sandbox": components["headers"]["X-Sandbox"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {string} */
                    code?: "CRON_SECRET_INVALID";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Identifies the request in the operator’s log; errors repeat it as `requestId`
         * @example b7c1f0de-5a0e-4c0e-9d5b-2f1f0a9f3c11
         */
        "X-Request-Id": string;
        /**
         * @description `true` while any external system is replaced by an in-memory adapter; absent otherwise
         * @example true
         */
        "X-Sandbox": string;
        /**
         * @description What remains of the limit `q` of RateLimit-Policy: `r` requests, for the next `t` seconds
         * @example "read"; r=119; t=60
         */
        RateLimit: string;
        /**
         * @description The limit that counts this request: its class, `q` requests in each window of `w` seconds
         * @example "read"; q=120; w=60; pk=:NGI4ZjE2:
         */
        "RateLimit-Policy": string;
        /**
         * @description Whether the response may be stored; `no-store` unless it is the same for every caller
         * @example no-store
         */
        "Cache-Control": string;
        /**
         * @description Seconds to wait before the next attempt
         * @example 60
         */
        "Retry-After": string;
        /**
         * @description Sets or clears a cookie of this service
         * @example svc-session=…; Path=/; HttpOnly; SameSite=Lax
         */
        "Set-Cookie": string;
        /**
         * @description How to authenticate: the metadata of this resource (RFC 9728)
         * @example Bearer resource_metadata="https://api.example.com/.well-known/oauth-protected-resource"
         */
        "WWW-Authenticate": string;
        /**
         * @description Present with `true` when this is the answer to an earlier request with the same `Idempotency-Key`
         * @example true
         */
        "Idempotent-Replayed": string;
        /**
         * @description The decision that was recorded about the request, for GET /api/sale/decisions/{id}
         * @example 8f2c3f8e-6d2f-4f43-9a0f-0a4d7d8b1c55
         */
        "Decision-Id": string;
        /**
         * @description Present with INSUFFICIENT_SCOPE
         * @example Bearer error="insufficient_scope"
         */
        ScopeChallenge: string;
        /**
         * @description Base64url JSON: method, status, timestamp, reference (the transaction) and challengeId
         * @example eyJtZXRob2QiOiJ0ZW1wbyIsInN0YXR1cyI6InN1Y2Nlc3MifQ
         */
        "Payment-Receipt": string;
        /**
         * @description A new challenge of the Payment scheme
         * @example Payment id="…", realm="…", method="tempo", intent="charge", request="…"
         */
        PaymentChallenge: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readSignIn: {
        parameters: {
            query?: {
                /**
                 * @description What to return; defaults to the session
                 * @example nonce
                 */
                action?: "nonce" | "status" | "session";
                /** @description Required with action=status */
                wallet?: components["schemas"]["WalletAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nonce, the status or the session, as requested */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiweNonce"] | components["schemas"]["SiweStatus"] | components["schemas"]["CurrentSession"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    signIn: {
        parameters: {
            query: {
                /**
                 * @description `verify` opens a session, `logout` ends it
                 * @example verify
                 */
                action: "verify" | "logout";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A signed EIP-4361 message; empty for logout */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SiweVerification"];
            };
        };
        responses: {
            /** @description Signed in or out */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["SignIn400"];
            /**
             * @description `NONCE_REFUSED`: The nonce is unknown, already used or expired. Request a new nonce.
             *
             *     `SIGN_IN_REFUSED`: The sign-in message was rejected.
             *
             *     `SIGNATURE_INVALID`: The signature does not match the wallet in the message.
             *
             *     `ACCOUNT_OF_ANOTHER_CHAIN`: This contract account first signed in on another chain. Sign a message for that chain, or send the message together with a session of the wallet to link its chain.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "NONCE_REFUSED" | "SIGN_IN_REFUSED" | "SIGNATURE_INVALID" | "ACCOUNT_OF_ANOTHER_CHAIN";
                    };
                };
            };
            403: components["responses"]["CrossOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            /**
             * @description `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `CHAIN_UNAVAILABLE`: The chain node did not respond.
             *
             *     `SIGNER_UNAVAILABLE`: The signing service did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "STORE_UNAVAILABLE" | "CHAIN_UNAVAILABLE" | "SIGNER_UNAVAILABLE";
                    };
                };
            };
        };
    };
    readKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key set */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    viewEmbeddedSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session; nulls when there is none */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedWalletSession"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    signInEmbedded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A wallet whose ownership the identity token proves */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmbeddedWalletSignIn"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedWalletSignedIn"];
                };
            };
            400: components["responses"]["SignIn400"];
            /** @description `EMBEDDED_WALLET_REFUSED`: The identity token is missing or does not prove ownership of this wallet. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "EMBEDDED_WALLET_REFUSED";
                    };
                };
            };
            403: components["responses"]["CrossOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            /**
             * @description `EMBEDDED_WALLET_UNAVAILABLE`: The embedded-wallet provider’s signing keys are currently unavailable.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `SIGNER_UNAVAILABLE`: The signing service did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "EMBEDDED_WALLET_UNAVAILABLE" | "STORE_UNAVAILABLE" | "SIGNER_UNAVAILABLE";
                    };
                };
            };
        };
    };
    enterGate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The master password of protected pages */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterGate"];
            };
        };
        responses: {
            /** @description Unlocked for twelve hours */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["SignIn400"];
            /** @description `GATE_PASSWORD_INVALID`: The password is wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "GATE_PASSWORD_INVALID";
                    };
                };
            };
            403: components["responses"]["CrossOrigin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `RATE_LIMITED`: Too many requests. Wait and try again.
             *
             *     `GATE_LOCKED`: Too many password attempts. Try again later.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED" | "GATE_LOCKED";
                    };
                };
            };
            500: components["responses"]["Internal"];
            /**
             * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
             *
             *     `GATE_CLOSED`: This server has no master password. The operator must set GATE_PASSWORD.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "LIMITER_UNAVAILABLE" | "GATE_CLOSED" | "STORE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ApiKeys"];
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description An API key to create for the session’s wallet */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKey"];
            };
        };
        responses: {
            /** @description The key, shown only once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CreatedApiKey"];
                    };
                };
            };
            400: components["responses"]["CreateApiKey400"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CreateApiKey403"];
            /**
             * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
             *
             *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
             *
             *     `ALREADY_CREATED`: A request with this Idempotency-Key already created it, and its secret is shown only once.
             *
             *     `TOO_MANY_API_KEYS`: This wallet already has 20 active API keys. Revoke one before creating another.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "ALREADY_CREATED" | "TOO_MANY_API_KEYS";
                    };
                };
            };
            413: components["responses"]["CreateApiKey413"];
            415: components["responses"]["CreateApiKey415"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["CreateApiKey429"];
            500: components["responses"]["CreateApiKey500"];
            503: components["responses"]["CreateApiKey503"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A key to revoke */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeApiKey"];
            };
        };
        responses: {
            /** @description Revoked now or earlier */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["RevokeApiKey400"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["RevokeApiKey403"];
            /** @description `API_KEY_NOT_FOUND`: The signed-in wallet has no API key with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "API_KEY_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["RevokeApiKey409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    viewTerms: {
        parameters: {
            query: {
                /**
                 * @description The wallet whose acceptance to check
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                wallet: components["schemas"]["WalletAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The acceptance */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TermsStatus"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The acceptance of the current terms by the signed-in wallet */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptTerms"];
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TermsStatus"];
                    };
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `TERMS_VERSION_NOT_CURRENT`: Only the current terms can be accepted.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "TERMS_VERSION_NOT_CURRENT";
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            /**
             * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
             *
             *     `CROSS_ORIGIN`: The origin of the request is not allowed.
             *
             *     `WALLET_MISMATCH`: The signed-in wallet cannot act for this wallet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "INSUFFICIENT_SCOPE" | "CROSS_ORIGIN" | "WALLET_MISMATCH";
                    };
                };
            };
            409: components["responses"]["RevokeApiKey409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    viewGeoPermission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GeoPermission"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    viewGeoRegion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The region */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["GeoRegion"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    viewKyc: {
        parameters: {
            query: {
                /**
                 * @description The wallet whose verification to return
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                wallet: components["schemas"]["WalletAddress"];
                /** @description true: return the stored status without a request to the provider */
                readonly?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycSessionStatus"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    openKycSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A verification to open */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenKycSession"];
            };
        };
        responses: {
            /** @description The verification */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedKycSession"];
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `CALLBACK_NOT_ALLOWED`: callbackUrl must be on this site or on an allowed origin.
             *
             *     `TIER_ALREADY_APPROVED`: This tier or a higher one is already approved.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "CALLBACK_NOT_ALLOWED" | "TIER_ALREADY_APPROVED";
                    };
                };
            };
            /**
             * @description `WALLET_BLOCKED`: This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.
             *
             *     `CROSS_ORIGIN`: The origin of the request is not allowed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "WALLET_BLOCKED" | "CROSS_ORIGIN";
                    };
                };
            };
            409: components["responses"]["OpenKycSession409"];
            413: components["responses"]["CreateApiKey413"];
            415: components["responses"]["CreateApiKey415"];
            422: components["responses"]["IdempotencyKeyReused"];
            /**
             * @description `RATE_LIMITED`: Too many requests. Wait and try again.
             *
             *     `KYC_STRANGER_LIMIT`: Too many verifications were opened without a session. Sign in with the wallet, or wait and try again.
             *
             *     `UPSTREAM_BUDGET`: Your share of the request budget for a data provider is exhausted. Wait and try again; signed-in callers have a larger share.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED" | "KYC_STRANGER_LIMIT" | "UPSTREAM_BUDGET";
                    };
                };
            };
            500: components["responses"]["CreateApiKey500"];
            503: components["responses"]["OpenKycSession503"];
        };
    };
    linkKycSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A verification to link to the signed-in wallet */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkKycSession"];
            };
        };
        responses: {
            /** @description Linked */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["KycSessionStatus"];
                    };
                };
            };
            400: components["responses"]["CreateApiKey400"];
            401: components["responses"]["Unauthenticated"];
            /**
             * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
             *
             *     `WALLET_BLOCKED`: This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.
             *
             *     `CROSS_ORIGIN`: The origin of the request is not allowed.
             *
             *     `WALLET_MISMATCH`: The signed-in wallet cannot act for this wallet.
             *
             *     `KYC_SESSION_FOREIGN`: This verification belongs to another wallet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "INSUFFICIENT_SCOPE" | "WALLET_BLOCKED" | "CROSS_ORIGIN" | "WALLET_MISMATCH" | "KYC_SESSION_FOREIGN";
                    };
                };
            };
            /** @description `KYC_SESSION_NOT_FOUND`: The identity provider has no verification with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "KYC_SESSION_NOT_FOUND";
                    };
                };
            };
            /**
             * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
             *
             *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
             *
             *     `KYC_SESSION_OPEN`: This wallet already has an open verification for the same tier. Finish that one first.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "KYC_SESSION_OPEN";
                    };
                };
            };
            413: components["responses"]["CreateApiKey413"];
            415: components["responses"]["CreateApiKey415"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["LinkKycSession429"];
            500: components["responses"]["CreateApiKey500"];
            503: components["responses"]["OpenKycSession503"];
        };
    };
    upgradeKyc: {
        parameters: {
            query: {
                /**
                 * @description The wallet that requests a higher tier
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                wallet: components["schemas"]["WalletAddress"];
                /**
                 * @description TIER_1 up to 999.99 USD, TIER_2 up to 9,999.99 USD, TIER_3 unlimited
                 * @example TIER_2
                 */
                tier: components["schemas"]["KycTier"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upgrade */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["KycUpgrade"];
                    };
                };
            };
            /**
             * @description `VALIDATION_FAILED`: The request is invalid.
             *
             *     `TIER_ALREADY_APPROVED`: This tier or a higher one is already approved.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "TIER_ALREADY_APPROVED";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
             *
             *     `WALLET_BLOCKED`: This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.
             *
             *     `WALLET_MISMATCH`: The signed-in wallet cannot act for this wallet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "INSUFFICIENT_SCOPE" | "WALLET_BLOCKED" | "WALLET_MISMATCH";
                    };
                };
            };
            429: components["responses"]["LinkKycSession429"];
            500: components["responses"]["CreateApiKey500"];
            503: components["responses"]["OpenKycSession503"];
        };
    };
    receiveKycWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The configured provider’s own format; authenticated over the raw bytes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KycWebhook"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["WebhookOutcome"];
                    };
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `WEBHOOK_UNREADABLE`: The webhook body does not have the expected format.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "WEBHOOK_UNREADABLE";
                    };
                };
            };
            /** @description `WEBHOOK_SECRET_INVALID`: The webhook could not be authenticated. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "WEBHOOK_SECRET_INVALID";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description `KYC_UNAVAILABLE`: The identity provider did not respond.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "KYC_UNAVAILABLE" | "STORE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    viewSaleRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SaleRules"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    authorizePurchase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A purchase to authorize */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorizePurchase"];
            };
        };
        responses: {
            /** @description The signed authorization */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PurchaseAuthorization"];
                    };
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `REFERRAL_CODE_UNKNOWN`: Unknown referral code, or blocked referrer.
             *
             *     `PAYMENT_TOKEN_UNKNOWN`: paymentToken must be one of the sale’s payment tokens.
             *
             *     `AMOUNT_BELOW_MINIMUM`: amount is below the minimum purchase.
             *
             *     `SELF_REFERRAL`: You cannot refer yourself, also not through another wallet of yours.
             *
             *     `SALE_NOT_ACTIVE`: The sale is not active.
             *
             *     `TIER_LIMIT_EXCEEDED`: amount exceeds the remaining limit of the verification tier.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "REFERRAL_CODE_UNKNOWN" | "PAYMENT_TOKEN_UNKNOWN" | "AMOUNT_BELOW_MINIMUM" | "SELF_REFERRAL" | "SALE_NOT_ACTIVE" | "TIER_LIMIT_EXCEEDED";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AuthorizePurchase403"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["OpenKycSession409"];
            413: components["responses"]["CreateApiKey413"];
            415: components["responses"]["CreateApiKey415"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["LinkKycSession429"];
            500: components["responses"]["CreateApiKey500"];
            /**
             * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `AML_UNAVAILABLE`: Sanctions screening is currently unavailable.
             *
             *     `CHAIN_UNAVAILABLE`: The chain node did not respond.
             *
             *     `SIGNER_UNAVAILABLE`: The signing service did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "LIMITER_UNAVAILABLE" | "STORE_UNAVAILABLE" | "AML_UNAVAILABLE" | "CHAIN_UNAVAILABLE" | "SIGNER_UNAVAILABLE";
                    };
                };
            };
        };
    };
    authorizeNftPurchase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A mint to authorize */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorizeNftPurchase"];
            };
        };
        responses: {
            /** @description The signed authorization */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["NftPurchaseAuthorization"];
                    };
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `REFERRAL_CODE_UNKNOWN`: Unknown referral code, or blocked referrer.
             *
             *     `PAYMENT_TOKEN_UNKNOWN`: paymentToken must be one of the sale’s payment tokens.
             *
             *     `SELF_REFERRAL`: You cannot refer yourself, also not through another wallet of yours.
             *
             *     `NFT_TIER_UNAVAILABLE`: The NFT tier is sold out or not for sale.
             *
             *     `NFT_OUTSIDE_TIER`: tokenId does not belong to tierId.
             *
             *     `NFT_PRICE_MISMATCH`: amount must be the price of the NFT tier.
             *
             *     `TIER_LIMIT_EXCEEDED`: amount exceeds the remaining limit of the verification tier.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "REFERRAL_CODE_UNKNOWN" | "PAYMENT_TOKEN_UNKNOWN" | "SELF_REFERRAL" | "NFT_TIER_UNAVAILABLE" | "NFT_OUTSIDE_TIER" | "NFT_PRICE_MISMATCH" | "TIER_LIMIT_EXCEEDED";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AuthorizePurchase403"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["OpenKycSession409"];
            413: components["responses"]["CreateApiKey413"];
            415: components["responses"]["CreateApiKey415"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["LinkKycSession429"];
            500: components["responses"]["CreateApiKey500"];
            /**
             * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `SERVER_MISCONFIGURED`: The NFT sale is not configured on this server.
             *
             *     `AML_UNAVAILABLE`: Sanctions screening is currently unavailable.
             *
             *     `CHAIN_UNAVAILABLE`: The chain node did not respond.
             *
             *     `SIGNER_UNAVAILABLE`: The signing service did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "LIMITER_UNAVAILABLE" | "STORE_UNAVAILABLE" | "SERVER_MISCONFIGURED" | "AML_UNAVAILABLE" | "CHAIN_UNAVAILABLE" | "SIGNER_UNAVAILABLE";
                    };
                };
            };
        };
    };
    viewSaleEligibility: {
        parameters: {
            query: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                wallet: components["schemas"]["WalletAddress"];
                /** @description Smallest units of the payment token; without it the minimum */
                amount?: components["schemas"]["Units"];
                /** @description One of the sale’s payment tokens; without it the first */
                paymentToken?: components["schemas"]["WalletAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every rule and its outcome */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SaleEligibility"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ViewSaleEligibility403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    viewSaleStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the sale */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SaleStatus"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /** @description `CHAIN_UNAVAILABLE`: The chain node did not respond. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "CHAIN_UNAVAILABLE";
                    };
                };
            };
        };
    };
    viewPurchases: {
        parameters: {
            query: {
                /**
                 * @description The wallet whose purchases to list
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                wallet: components["schemas"]["WalletAddress"];
                /** @description Maximum number of results */
                limit?: string;
                /** @description The nextCursor of the previous page */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchases */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PurchaseHistory"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    viewDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the header Decision-Id
                 * @example 10069b0c-cb97-44df-80b5-dfab25bf8bf3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["ViewDecision400"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DecisionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    viewDecisionReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the header Decision-Id
                 * @example 10069b0c-cb97-44df-80b5-dfab25bf8bf3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DecisionReceipt"];
                    };
                };
            };
            400: components["responses"]["ViewDecision400"];
            401: components["responses"]["ListApiKeys401"];
            /**
             * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
             *
             *     `GATE_REQUIRED`: Operators must also pass the password gate. Send the password to POST /api/auth/gate, and the cookie svc-gate with this request.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "INSUFFICIENT_SCOPE" | "GATE_REQUIRED";
                    };
                };
            };
            404: components["responses"]["DecisionNotFound"];
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            503: components["responses"]["ViewDecisionReceipt503"];
        };
    };
    viewUser: {
        parameters: {
            query?: {
                /** @description The wallet whose public profile to return; defaults to the session’s own */
                wallet?: components["schemas"]["WalletAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewedUser"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["ViewUser404"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A wallet to register */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterUser"];
            };
        };
        responses: {
            /** @description The user, registered now or earlier */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["RegisteredUser"];
                    };
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `REFERRAL_CODE_UNKNOWN`: Unknown referral code, or blocked referrer.
             *
             *     `SELF_REFERRAL`: You cannot refer yourself, also not through another wallet of yours.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "REFERRAL_CODE_UNKNOWN" | "SELF_REFERRAL";
                    };
                };
            };
            /** @description `CROSS_ORIGIN`: The origin of the request is not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "CROSS_ORIGIN";
                    };
                };
            };
            409: components["responses"]["RevokeApiKey409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields to change; other fields keep their values */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeProfile"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChangedProfile"];
                    };
                };
            };
            400: components["responses"]["RevokeApiKey400"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["RevokeApiKey403"];
            404: components["responses"]["ChangeProfile404"];
            /**
             * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
             *
             *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
             *
             *     `USERNAME_TAKEN`: This username is already taken.
             *
             *     `EMAIL_TAKEN`: This email address is already taken.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "USERNAME_TAKEN" | "EMAIL_TAKEN";
                    };
                };
            };
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    confirmEmail: {
        parameters: {
            query: {
                /**
                 * @description The token in the mailed link
                 * @example 3ccc8825ccf8d87e9a1bddd99207df90d732ecfec5ccb849f49ddf70e50a6ea0
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ConfirmedEmail"];
                    };
                };
            };
            /**
             * @description `VALIDATION_FAILED`: The request is invalid.
             *
             *     `CONFIRMATION_INVALID`: This confirmation link is unknown, expired or already used. Set your e-mail address again to receive a new one.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "CONFIRMATION_INVALID";
                    };
                };
            };
            /** @description `EMAIL_TAKEN`: This email address is already taken. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "EMAIL_TAKEN";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    viewSwapPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ShownSwapPreferences"];
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    setSwapPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields to change; other fields keep their values */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSwapPreferences"];
            };
        };
        responses: {
            /** @description The updated preferences */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ShownSwapPreferences"];
                    };
                };
            };
            400: components["responses"]["RevokeApiKey400"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["RevokeApiKey403"];
            409: components["responses"]["RevokeApiKey409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    viewDashboardPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ShownDashboardPreferences"];
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    setDashboardPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields to change; other fields keep their values */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDashboardPreferences"];
            };
        };
        responses: {
            /** @description The updated preferences */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ShownDashboardPreferences"];
                    };
                };
            };
            400: components["responses"]["RevokeApiKey400"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["RevokeApiKey403"];
            409: components["responses"]["RevokeApiKey409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    listWallets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ShownUserWallets"];
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    addWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A wallet to add to your list */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddWallet"];
            };
        };
        responses: {
            /** @description Added */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ShownUserWallet"];
                    };
                };
            };
            400: components["responses"]["RevokeApiKey400"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["RevokeApiKey403"];
            /**
             * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
             *
             *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
             *
             *     `WALLET_EXISTS`: This wallet is already in your list.
             *
             *     `TOO_MANY_WALLETS`: Your list already has 100 wallets. Remove one before adding another.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "WALLET_EXISTS" | "TOO_MANY_WALLETS";
                    };
                };
            };
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    removeWallet: {
        parameters: {
            query: {
                /**
                 * @description The record’s id
                 * @example 1
                 */
                id: string;
            };
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            /** @description `VALIDATION_FAILED`: The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["RevokeApiKey403"];
            /** @description `WALLET_NOT_FOUND`: Your list has no wallet with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "WALLET_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["RevokeApiKey409"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    viewPortfolio: {
        parameters: {
            query: {
                /**
                 * @description The wallet whose portfolio to return
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                address: components["schemas"]["WalletAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holdings */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["ViewPortfolio503"];
        };
    };
    viewPortfolioSummary: {
        parameters: {
            query?: {
                /** @description The wallet whose portfolio to return; defaults to the caller’s own */
                address?: components["schemas"]["WalletAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PortfolioSummary"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["ViewPortfolio503"];
        };
    };
    viewBitcoin: {
        parameters: {
            query: {
                /**
                 * @description base58check, bech32 or bech32m, mainnet
                 * @example bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4
                 */
                address: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BitcoinPortfolio"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            /** @description `BITCOIN_UNAVAILABLE`: Bitcoin balances are currently unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "BITCOIN_UNAVAILABLE";
                    };
                };
            };
        };
    };
    viewSolana: {
        parameters: {
            query: {
                /**
                 * @description base58 of 32 bytes
                 * @example EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                address: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SolanaPortfolio"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            /** @description `SOLANA_UNAVAILABLE`: Solana balances are currently unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "SOLANA_UNAVAILABLE";
                    };
                };
            };
        };
    };
    viewPortfolioHistory: {
        parameters: {
            query: {
                /**
                 * @description The wallet whose history to return
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                address: components["schemas"]["WalletAddress"];
                /** @description The period to cover */
                days?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioHistory"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    drawReceiveCode: {
        parameters: {
            query: {
                /**
                 * @description The caller’s own wallet
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                address: components["schemas"]["WalletAddress"];
                /**
                 * @description The chain on which to receive the payment; required with a token
                 * @example 8453
                 */
                chainId?: string;
                /** @description The contract of the token to receive; defaults to the native coin */
                token?: components["schemas"]["WalletAddress"];
                /** @description The amount to receive, in smallest units */
                amount?: components["schemas"]["Units"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReceiveCode"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ViewSaleEligibility403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    viewTransactions: {
        parameters: {
            query: {
                /**
                 * @description The wallet whose transactions to list
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                address: components["schemas"]["WalletAddress"];
                /** @description Maximum number of results */
                limit?: string;
                /** @description The nextCursor of the previous page */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movements */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TransactionHistory"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            /**
             * @description `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `HISTORY_UNAVAILABLE`: Transaction history is temporarily unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "STORE_UNAVAILABLE" | "HISTORY_UNAVAILABLE";
                    };
                };
            };
        };
    };
    prepareTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A transfer to prepare */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareTransfer"];
            };
        };
        responses: {
            /** @description The prepared transfer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedTransfer"];
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `CHAIN_UNSUPPORTED`: The chain is not supported.
             *
             *     `RECIPIENT_REFUSED`: Funds sent to this recipient would be lost.
             *
             *     `TOKEN_NOT_A_CONTRACT`: No token contract exists at this address on this chain.
             *
             *     `INSUFFICIENT_FUNDS`: The wallet’s balance is too low for the value and the gas of the transaction.
             *
             *     `TRANSFER_WOULD_REVERT`: The transfer would fail if sent now.
             *
             *     `GAS_TOO_HIGH`: The gas limit exceeds the maximum of the chain.
             *
             *     `FEE_ABOVE_AMOUNT`: The fee must be less than the amount.
             *
             *     `FEE_OUT_OF_RANGE`: At this price the fee exceeds the largest token amount (2^256 - 1).
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "CHAIN_UNSUPPORTED" | "RECIPIENT_REFUSED" | "TOKEN_NOT_A_CONTRACT" | "INSUFFICIENT_FUNDS" | "TRANSFER_WOULD_REVERT" | "GAS_TOO_HIGH" | "FEE_ABOVE_AMOUNT" | "FEE_OUT_OF_RANGE";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PrepareTransfer403"];
            409: components["responses"]["OpenKycSession409"];
            413: components["responses"]["CreateApiKey413"];
            415: components["responses"]["CreateApiKey415"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["LinkKycSession429"];
            500: components["responses"]["CreateApiKey500"];
            /**
             * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `CHAIN_UNAVAILABLE`: The chain node did not respond.
             *
             *     `GAS_PRICE_UNAVAILABLE`: The gas price is currently unavailable.
             *
             *     `PRICE_UNAVAILABLE`: The price is currently unavailable.
             *
             *     `AML_UNAVAILABLE`: Sanctions screening is currently unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "LIMITER_UNAVAILABLE" | "STORE_UNAVAILABLE" | "CHAIN_UNAVAILABLE" | "GAS_PRICE_UNAVAILABLE" | "PRICE_UNAVAILABLE" | "AML_UNAVAILABLE";
                    };
                };
            };
        };
    };
    executeTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A signed transaction to broadcast */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecuteTransfer"];
            };
        };
        responses: {
            /** @description A node accepted the transaction */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroadcastTransaction"];
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `TRANSACTION_MALFORMED`: signedTx is not a signed transaction.
             *
             *     `TRANSACTION_TYPE_REFUSED`: Unsupported transaction type: use type 0, 1 or 2.
             *
             *     `TRANSACTION_UNPROTECTED`: The transaction has no chain id (EIP-155) and could be replayed on another chain. Sign it with a chain id.
             *
             *     `CONTRACT_CREATION_REFUSED`: Transactions that create a contract are not supported.
             *
             *     `CHAIN_UNSUPPORTED`: The chain is not supported.
             *
             *     `CHAIN_MISMATCH`: The transaction was signed for a different chain than chainId.
             *
             *     `PREPARATION_EXPIRED`: The prepared transfer has expired. Prepare it again.
             *
             *     `INTENT_MISMATCH`: The signed transaction does not match the prepared transfer.
             *
             *     `CALL_NOT_UNDERSTOOD`: The call cannot be screened, because its parties cannot be read with certainty.
             *
             *     `GAS_TOO_LOW`: The gas limit is too low for this transaction.
             *
             *     `GAS_TOO_HIGH`: The gas limit exceeds the maximum of the chain.
             *
             *     `NONCE_TOO_LOW`: The nonce was already used by another transaction.
             *
             *     `NONCE_TOO_HIGH`: The nonce is too high: an earlier nonce of this wallet is still unused.
             *
             *     `INSUFFICIENT_FUNDS`: The wallet’s balance is too low for the value and the gas of the transaction.
             *
             *     `TRANSACTION_UNDERPRICED`: The fee is too low: raise it to the chain’s current minimum, or further above the fee of the transaction it replaces.
             *
             *     `TRANSACTION_REFUSED`: The chain’s nodes rejected the transaction.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "TRANSACTION_MALFORMED" | "TRANSACTION_TYPE_REFUSED" | "TRANSACTION_UNPROTECTED" | "CONTRACT_CREATION_REFUSED" | "CHAIN_UNSUPPORTED" | "CHAIN_MISMATCH" | "PREPARATION_EXPIRED" | "INTENT_MISMATCH" | "CALL_NOT_UNDERSTOOD" | "GAS_TOO_LOW" | "GAS_TOO_HIGH" | "NONCE_TOO_LOW" | "NONCE_TOO_HIGH" | "INSUFFICIENT_FUNDS" | "TRANSACTION_UNDERPRICED" | "TRANSACTION_REFUSED";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PrepareTransfer403"];
            /** @description `PREPARATION_NOT_FOUND`: This wallet has no prepared transfer with this prepareId. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "PREPARATION_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["OpenKycSession409"];
            413: components["responses"]["CreateApiKey413"];
            415: components["responses"]["CreateApiKey415"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["CreateApiKey429"];
            500: components["responses"]["CreateApiKey500"];
            /**
             * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `AML_UNAVAILABLE`: Sanctions screening is currently unavailable.
             *
             *     `CHAIN_UNAVAILABLE`: The chain node did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "LIMITER_UNAVAILABLE" | "STORE_UNAVAILABLE" | "AML_UNAVAILABLE" | "CHAIN_UNAVAILABLE";
                    };
                };
            };
        };
    };
    estimateFee: {
        parameters: {
            query: {
                /**
                 * @description The action of the transaction
                 * @example transfer
                 */
                action: "transfer" | "swap" | "approve" | "multicall";
                /**
                 * @description EIP-155 id
                 * @example 8453
                 */
                chainId: string;
                /** @description The payment token; defaults to the chain’s USDC */
                tokenAddress?: components["schemas"]["WalletAddress"];
                /** @description Decimals of the payment token */
                tokenDecimals?: string;
                /** @description US dollars for one whole payment token */
                tokenPriceUSD?: components["schemas"]["PriceParameter"];
                /** @description If set, the response contains the amount that remains after the fee */
                amount?: components["schemas"]["Units"];
                /** @description Use the price for holders of the Pro NFT */
                isPro?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["FeeQuote"];
                    };
                };
            };
            /**
             * @description `VALIDATION_FAILED`: The request is invalid.
             *
             *     `CHAIN_UNSUPPORTED`: The chain is not supported.
             *
             *     `FEE_ABOVE_AMOUNT`: The fee must be less than the amount.
             *
             *     `FEE_OUT_OF_RANGE`: At this price the fee exceeds the largest token amount (2^256 - 1).
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "CHAIN_UNSUPPORTED" | "FEE_ABOVE_AMOUNT" | "FEE_OUT_OF_RANGE";
                    };
                };
            };
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            /**
             * @description `CHAIN_UNAVAILABLE`: The chain node did not respond.
             *
             *     `GAS_PRICE_UNAVAILABLE`: The gas price is currently unavailable.
             *
             *     `PRICE_UNAVAILABLE`: The price is currently unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "CHAIN_UNAVAILABLE" | "GAS_PRICE_UNAVAILABLE" | "PRICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    sponsorRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A signed request to sponsor, and its fee quote */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SponsorRequest"];
            };
        };
        responses: {
            /** @description Accepted by the sponsor */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SponsoredTask"];
                    };
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `CHAIN_UNSUPPORTED`: The chain is not supported.
             *
             *     `FEE_NOT_INCLUDED`: The call does not pay the fee in its quote.
             *
             *     `QUOTE_EXPIRED`: The fee quote has expired. Request a new quote.
             *
             *     `QUOTE_INVALID`: The fee quote was not signed by this service for this chain.
             *
             *     `QUOTE_NOT_PRO`: This quote has Pro pricing, but the wallet does not hold the Pro NFT.
             *
             *     `QUOTE_PRICE_OFF`: The token price in the fee quote is too far from the oracle price.
             *
             *     `QUOTE_TOKEN_REFUSED`: The fee token must be a supported stablecoin of the chain, quoted with its own decimals.
             *
             *     `REQUEST_ABOVE_QUOTE`: The request exceeds what its fee quote covers.
             *
             *     `REQUEST_CARRIES_VALUE`: The value of a sponsored request must be 0.
             *
             *     `REQUEST_DEADLINE_TOO_FAR`: The request deadline is too far in the future.
             *
             *     `REQUEST_EXPIRED`: The request deadline has passed. Sign a request with a later deadline.
             *
             *     `REQUEST_NONCE_WRONG`: The nonce is not the next nonce of this wallet at the forwarder.
             *
             *     `REQUEST_REVERTS`: The call would revert.
             *
             *     `REQUEST_SIGNATURE_INVALID`: The signature does not match this request for the wallet and forwarder.
             *
             *     `CALL_NOT_UNDERSTOOD`: The call cannot be screened, because its parties cannot be read with certainty.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "CHAIN_UNSUPPORTED" | "FEE_NOT_INCLUDED" | "QUOTE_EXPIRED" | "QUOTE_INVALID" | "QUOTE_NOT_PRO" | "QUOTE_PRICE_OFF" | "QUOTE_TOKEN_REFUSED" | "REQUEST_ABOVE_QUOTE" | "REQUEST_CARRIES_VALUE" | "REQUEST_DEADLINE_TOO_FAR" | "REQUEST_EXPIRED" | "REQUEST_NONCE_WRONG" | "REQUEST_REVERTS" | "REQUEST_SIGNATURE_INVALID" | "CALL_NOT_UNDERSTOOD";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
             *
             *     `WALLET_BLOCKED`: This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.
             *
             *     `CROSS_ORIGIN`: The origin of the request is not allowed.
             *
             *     `WALLET_MISMATCH`: The signed-in wallet cannot act for this wallet.
             *
             *     `FEES_OWED`: This wallet owes too many fees for sponsored requests. Pay them with a gasless transfer of the same token on the same chain: add what is owed to the fee of the call.
             *
             *     `NOT_SPONSORED`: Gas is not sponsored for this call on this chain.
             *
             *     `WALLET_SUSPENDED`: Gas sponsorship is suspended for this wallet, because a sponsored request of this wallet, or of another wallet of the same person, reverted on the chain. Wait until the stated time, or pay the gas yourself.
             *
             *     `SENDER_SANCTIONED`: The sending wallet did not pass sanctions screening.
             *
             *     `RECIPIENT_SANCTIONED`: A recipient, spender or other party of the call did not pass sanctions screening.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "INSUFFICIENT_SCOPE" | "WALLET_BLOCKED" | "CROSS_ORIGIN" | "WALLET_MISMATCH" | "FEES_OWED" | "NOT_SPONSORED" | "WALLET_SUSPENDED" | "SENDER_SANCTIONED" | "RECIPIENT_SANCTIONED";
                    };
                };
            };
            /**
             * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
             *
             *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
             *
             *     `QUOTE_USED`: The fee quote was already used. Request a new quote.
             *
             *     `REQUEST_IN_FLIGHT`: Another request from this wallet with the same nonce is still pending.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "QUOTE_USED" | "REQUEST_IN_FLIGHT";
                    };
                };
            };
            413: components["responses"]["CreateApiKey413"];
            415: components["responses"]["CreateApiKey415"];
            422: components["responses"]["IdempotencyKeyReused"];
            /**
             * @description `RATE_LIMITED`: Too many requests. Wait and try again.
             *
             *     `SPONSOR_BUDGET`: The daily sponsorship budget is exhausted. Try again after 00:00 UTC.
             *
             *     `UPSTREAM_BUDGET`: Your share of the request budget for a data provider is exhausted. Wait and try again; signed-in callers have a larger share.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED" | "SPONSOR_BUDGET" | "UPSTREAM_BUDGET";
                    };
                };
            };
            500: components["responses"]["CreateApiKey500"];
            /**
             * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `SPONSOR_REFUSED`: The sponsor rejected the request.
             *
             *     `SPONSOR_UNAVAILABLE`: Gas sponsorship is currently unavailable.
             *
             *     `AML_UNAVAILABLE`: Sanctions screening is currently unavailable.
             *
             *     `PRICE_UNAVAILABLE`: The price is currently unavailable.
             *
             *     `GAS_PRICE_UNAVAILABLE`: The gas price is currently unavailable.
             *
             *     `CHAIN_UNAVAILABLE`: The chain node did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "LIMITER_UNAVAILABLE" | "STORE_UNAVAILABLE" | "SPONSOR_REFUSED" | "SPONSOR_UNAVAILABLE" | "AML_UNAVAILABLE" | "PRICE_UNAVAILABLE" | "GAS_PRICE_UNAVAILABLE" | "CHAIN_UNAVAILABLE";
                    };
                };
            };
        };
    };
    quoteSwap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A swap to quote */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwapRequest"];
            };
        };
        responses: {
            /** @description The quote */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotedSwap"];
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `CHAIN_UNSUPPORTED`: The chain is not supported.
             *
             *     `TOKEN_UNKNOWN`: Unknown token: it is not in any token list for this chain.
             *
             *     `TOKEN_AMBIGUOUS`: Several tokens on this chain have this symbol. Send the contract address instead.
             *
             *     `SWAP_ORIGIN_UNSUPPORTED`: Swaps from this chain are not supported: the transaction to sign there cannot be checked whole. Choose an EVM chain as the source.
             *
             *     `SWAP_SAME_TOKEN`: fromToken and toToken must be different tokens.
             *
             *     `SWAP_AMOUNT_TOO_LOW`: The amount is too low to swap.
             *
             *     `SWAP_NO_ROUTE`: No swap route between these tokens is currently available.
             *
             *     `SWAP_REFUSED`: The swap provider rejected the request.
             *
             *     `SWAP_PRICE_UNKNOWN`: EXACT_OUTPUT needs a known price of both tokens. Send tradeType EXACT_INPUT instead.
             *
             *     `RECIPIENT_REFUSED`: Funds sent to this recipient would be lost.
             *
             *     `FEE_OUT_OF_RANGE`: At this price the fee exceeds the largest token amount (2^256 - 1).
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "CHAIN_UNSUPPORTED" | "TOKEN_UNKNOWN" | "TOKEN_AMBIGUOUS" | "SWAP_ORIGIN_UNSUPPORTED" | "SWAP_SAME_TOKEN" | "SWAP_AMOUNT_TOO_LOW" | "SWAP_NO_ROUTE" | "SWAP_REFUSED" | "SWAP_PRICE_UNKNOWN" | "RECIPIENT_REFUSED" | "FEE_OUT_OF_RANGE";
                    };
                };
            };
            /**
             * @description `WALLET_BLOCKED`: This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.
             *
             *     `SWAP_FORBIDDEN`: The swap provider does not support this wallet or token.
             *
             *     `SENDER_SANCTIONED`: The sending wallet did not pass sanctions screening.
             *
             *     `RECIPIENT_SANCTIONED`: A recipient, spender or other party of the call did not pass sanctions screening.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "WALLET_BLOCKED" | "SWAP_FORBIDDEN" | "SENDER_SANCTIONED" | "RECIPIENT_SANCTIONED";
                    };
                };
            };
            413: components["responses"]["QuoteSwap413"];
            415: components["responses"]["CreateApiKey415"];
            429: components["responses"]["LinkKycSession429"];
            500: components["responses"]["CreateApiKey500"];
            /**
             * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `SWAP_QUOTE_UNSAFE`: The swap provider’s quote asks for more than this swap needs, so it was refused. Nothing was signed. Try again later.
             *
             *     `SWAP_UNAVAILABLE`: The swap provider is currently unavailable.
             *
             *     `PRICE_UNAVAILABLE`: The price is currently unavailable.
             *
             *     `GAS_PRICE_UNAVAILABLE`: The gas price is currently unavailable.
             *
             *     `PRICES_UNAVAILABLE`: Token prices are currently unavailable.
             *
             *     `TOKEN_LIST_UNAVAILABLE`: Token lists are currently unavailable.
             *
             *     `CHAIN_UNAVAILABLE`: The chain node did not respond.
             *
             *     `AML_UNAVAILABLE`: Sanctions screening is currently unavailable.
             *
             *     `AML_CHAIN_UNSUPPORTED`: The sanctions screening of this service does not cover addresses on this chain, so nothing is sent there.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "LIMITER_UNAVAILABLE" | "STORE_UNAVAILABLE" | "SWAP_QUOTE_UNSAFE" | "SWAP_UNAVAILABLE" | "PRICE_UNAVAILABLE" | "GAS_PRICE_UNAVAILABLE" | "PRICES_UNAVAILABLE" | "TOKEN_LIST_UNAVAILABLE" | "CHAIN_UNAVAILABLE" | "AML_UNAVAILABLE" | "AML_CHAIN_UNSUPPORTED";
                    };
                };
            };
        };
    };
    viewSwapStatus: {
        parameters: {
            query: {
                /**
                 * @description The request id from the steps of the quote
                 * @example 0x253d0130ef7a1cfa02e7ecd368f04063ea628be652cca14bcafc30c83093a73d
                 */
                requestId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SwapStatus"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            /** @description `SWAP_NOT_FOUND`: The swap provider has no request with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "SWAP_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            /** @description `SWAP_UNAVAILABLE`: The swap provider is currently unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "SWAP_UNAVAILABLE";
                    };
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /**
                 * @description A chain id, or `solana`; without it, every supported chain and Solana
                 * @example 8453
                 */
                chainId?: string;
                /**
                 * @description Part of a symbol or name
                 * @example usd
                 */
                search?: string;
                /**
                 * @description Maximum number of results
                 * @example 2
                 */
                limit?: string;
                /** @description Requests a newer list from the provider; ignored within a minute of the last refresh */
                refresh?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenListing"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            /** @description `TOKEN_LIST_UNAVAILABLE`: Token lists are currently unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "TOKEN_LIST_UNAVAILABLE";
                    };
                };
            };
        };
    };
    viewTokenPrices: {
        parameters: {
            query?: {
                chainId?: string;
                /** @description Up to 100 token contracts of the chain */
                addresses?: string;
                /**
                 * @description Up to 100 symbols, instead of chainId and addresses
                 * @example ETH,USDC
                 */
                symbols?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TokenPrices"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            /** @description `PRICES_UNAVAILABLE`: Token prices are currently unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "PRICES_UNAVAILABLE";
                    };
                };
            };
        };
    };
    readMarket: {
        parameters: {
            query?: {
                /**
                 * @description In the format of CoinGecko’s API version 3
                 * @example ethereum
                 */
                ids?: string;
                /**
                 * @description In the format of CoinGecko’s API version 3
                 * @example usd
                 */
                vs_currencies?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                include_market_cap?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                include_24hr_vol?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                include_24hr_change?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                include_last_updated_at?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                precision?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                vs_currency?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                category?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                order?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                per_page?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                page?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                sparkline?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                price_change_percentage?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                localization?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                tickers?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                market_data?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                community_data?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                developer_data?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                days?: string;
                /** @description In the format of CoinGecko’s API version 3 */
                interval?: string;
            };
            header?: never;
            path: {
                /**
                 * @description `global`, `simple/price`, `coins/markets`, `coins/{id}`, `coins/{id}/market_chart` or `search/trending`
                 * @example simple/price
                 */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider’s response */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketData"];
                };
            };
            400: components["responses"]["ViewDecision400"];
            /**
             * @description `MARKET_PATH_UNKNOWN`: This market data path is not supported.
             *
             *     `COIN_UNKNOWN`: The market data provider has no coin with this id.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MARKET_PATH_UNKNOWN" | "COIN_UNKNOWN";
                    };
                };
            };
            429: components["responses"]["ReadMarket429"];
            500: components["responses"]["Internal"];
            /** @description `MARKET_DATA_UNAVAILABLE`: Market data is currently unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MARKET_DATA_UNAVAILABLE";
                    };
                };
            };
        };
    };
    viewOracleDashboard: {
        parameters: {
            query: {
                /**
                 * @description The token’s contract
                 * @example 0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913
                 */
                token: components["schemas"]["WalletAddress"];
                /**
                 * @description The chain of the token
                 * @example 8453
                 */
                chainId: string;
                /** @description Duration of a candle */
                timeframe?: "1m" | "5m" | "15m" | "1h" | "4h" | "12h" | "1d";
                /** @description The market data provider’s id of the coin */
                coinId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OracleDashboard"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            /** @description `POOL_NOT_FOUND`: No liquidity pool was found for this token. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "POOL_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["ReadMarket429"];
            500: components["responses"]["Internal"];
            /** @description `ORACLE_UNAVAILABLE`: Liquidity pool data for this token is currently unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "ORACLE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    resolveReferralCode: {
        parameters: {
            query: {
                /**
                 * @description In any letter case
                 * @example G754S4WJ
                 */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The referrer */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ResolvedReferralCode"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            /** @description `REFERRAL_CODE_NOT_FOUND`: No user has this referral code. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "REFERRAL_CODE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    viewReferralStatistics: {
        parameters: {
            query: {
                /**
                 * @description The session’s own wallet
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                wallet: components["schemas"]["WalletAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ReferralStatistics"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ViewSaleEligibility403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    buyMarketSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Payment-Receipt": components["headers"]["Payment-Receipt"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MarketSnapshot"];
                    };
                };
            };
            /** @description `SEVERAL_CREDENTIALS`: Send exactly one Payment credential. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "SEVERAL_CREDENTIALS";
                    };
                };
            };
            /** @description `PAYMENT_REQUIRED`: Payment required. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["PaymentChallenge"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PaymentRequired"] & {
                        /** @enum {string} */
                        code?: "PAYMENT_REQUIRED";
                    };
                };
            };
            /**
             * @description `SENDER_SANCTIONED`: The sending wallet did not pass sanctions screening.
             *
             *     `WALLET_BLOCKED`: This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "SENDER_SANCTIONED" | "WALLET_BLOCKED";
                    };
                };
            };
            429: components["responses"]["LinkKycSession429"];
            500: components["responses"]["CreateApiKey500"];
            /**
             * @description `PAYMENT_RAIL_UNCONFIGURED`: Paid endpoints are unavailable: no payment rail is configured.
             *
             *     `PAYMENT_RAIL_UNAVAILABLE`: The payment network did not respond. You were not charged.
             *
             *     `PAYMENT_RAIL_BUSY`: Too many payments are being verified. You were not charged. Try again with the same payment.
             *
             *     `PAYMENT_IN_DOUBT`: The outcome of the payment is not known yet. Do not pay again. Try again later with the same payment.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `MARKET_DATA_UNAVAILABLE`: Market data is currently unavailable.
             *
             *     `AML_UNAVAILABLE`: Sanctions screening is currently unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "PAYMENT_RAIL_UNCONFIGURED" | "PAYMENT_RAIL_UNAVAILABLE" | "PAYMENT_RAIL_BUSY" | "PAYMENT_IN_DOUBT" | "STORE_UNAVAILABLE" | "MARKET_DATA_UNAVAILABLE" | "AML_UNAVAILABLE";
                    };
                };
            };
        };
    };
    viewMppConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MppConsent"];
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    grantMppConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Consent to machine payments */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantMppConsent"];
            };
        };
        responses: {
            /** @description The stored consent */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantedMppConsent"];
                };
            };
            400: components["responses"]["CreateApiKey400"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["CreateApiKey403"];
            409: components["responses"]["OpenKycSession409"];
            413: components["responses"]["CreateApiKey413"];
            415: components["responses"]["CreateApiKey415"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["CreateApiKey429"];
            500: components["responses"]["CreateApiKey500"];
            503: components["responses"]["CreateApiKey503"];
        };
    };
    listChatIntents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intents and channels */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChatCapabilities"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    chat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One message of a conversation */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description The reply */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatResponse"];
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED";
                    };
                };
            };
            /**
             * @description `CROSS_ORIGIN`: The origin of the request is not allowed.
             *
             *     `WALLET_BLOCKED`: This wallet is blocked. It can sign in and read, but not move value, spend a budget or create API keys. Contact support.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "CROSS_ORIGIN" | "WALLET_BLOCKED";
                    };
                };
            };
            /** @description `ACTION_NOT_OPEN`: This action cannot be confirmed: it is unknown, used, expired or another’s, or the request has changed since. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "ACTION_NOT_OPEN";
                    };
                };
            };
            413: components["responses"]["QuoteSwap413"];
            415: components["responses"]["CreateApiKey415"];
            429: components["responses"]["LinkKycSession429"];
            500: components["responses"]["CreateApiKey500"];
            /**
             * @description `STORE_UNAVAILABLE`: The database did not respond.
             *
             *     `AML_UNAVAILABLE`: Sanctions screening is currently unavailable.
             *
             *     `SWAP_UNAVAILABLE`: The swap provider is currently unavailable.
             *
             *     `TOKEN_LIST_UNAVAILABLE`: Token lists are currently unavailable.
             *
             *     `CHAIN_UNAVAILABLE`: The chain node did not respond.
             *
             *     `GAS_PRICE_UNAVAILABLE`: The gas price is currently unavailable.
             *
             *     `PRICE_UNAVAILABLE`: The price is currently unavailable.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "STORE_UNAVAILABLE" | "AML_UNAVAILABLE" | "SWAP_UNAVAILABLE" | "TOKEN_LIST_UNAVAILABLE" | "CHAIN_UNAVAILABLE" | "GAS_PRICE_UNAVAILABLE" | "PRICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    answerChallenge: {
        parameters: {
            query: {
                /** @example subscribe */
                "hub.mode"?: "subscribe";
                /**
                 * @description The value to echo
                 * @example 1158201444
                 */
                "hub.challenge": string;
                /**
                 * @description The operator’s WHATSAPP_VERIFY_TOKEN
                 * @example verify-token-of-tests
                 */
                "hub.verify_token": string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["ValidationFailed"];
            /** @description `VERIFY_TOKEN_WRONG`: The verify token is wrong. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "VERIFY_TOKEN_WRONG";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    receiveUpdate: {
        parameters: {
            query?: {
                /**
                 * @description `whatsapp` or `telegram`; detected from the update when absent
                 * @example telegram
                 */
                platform?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The platform’s own format; its signature is verified over the raw bytes */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformUpdate"];
            };
        };
        responses: {
            /** @description Kept */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["UpdateReception"];
                    };
                };
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             *
             *     `PLATFORM_UNSUPPORTED`: Unsupported messaging platform.
             *
             *     `UPDATE_UNREADABLE`: The update does not have the format of its platform.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED" | "PLATFORM_UNSUPPORTED" | "UPDATE_UNREADABLE";
                    };
                };
            };
            /** @description `UPDATE_NOT_AUTHENTIC`: The update could not be authenticated. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "UPDATE_NOT_AUTHENTIC";
                    };
                };
            };
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description `MESSAGE_QUEUE_NOT_CONFIGURED`: Messaging is disabled: no messaging platform is configured.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MESSAGE_QUEUE_NOT_CONFIGURED" | "STORE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    mcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One JSON-RPC message of the Model Context Protocol */
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpMessage"];
            };
        };
        responses: {
            /** @description The response to the message */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpAnswer"];
                };
            };
            /** @description A notification was received; there is no body */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `MALFORMED_JSON`: The body must be valid JSON in UTF-8 without the character U+0000.
             *
             *     `VALIDATION_FAILED`: The request is invalid.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "MALFORMED_JSON" | "VALIDATION_FAILED";
                    }) | components["schemas"]["McpAnswer"];
                };
            };
            /** @description `API_KEY_REQUIRED`: Send an active API key as a bearer token. This endpoint does not accept sessions. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "API_KEY_REQUIRED";
                    };
                };
            };
            /** @description `CROSS_ORIGIN`: The origin of the request is not allowed. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "CROSS_ORIGIN";
                    };
                };
            };
            /** @description The message does not satisfy the transport of MCP; the reason is a JSON-RPC error */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpAnswer"];
                };
            };
            413: components["responses"]["QuoteSwap413"];
            415: components["responses"]["CreateApiKey415"];
            429: components["responses"]["CreateApiKey429"];
            500: components["responses"]["CreateApiKey500"];
            /** @description `STORE_UNAVAILABLE`: The database did not respond. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Decision-Id": components["headers"]["Decision-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "STORE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    viewOperatorSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role, and what it needs for changes */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OperatorSession"];
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            /**
             * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
             *
             *     `NOT_AN_OPERATOR`: This wallet is not an operator with the required role.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "INSUFFICIENT_SCOPE" | "NOT_AN_OPERATOR";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    listOperators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operators */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Operators"];
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    viewOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OperatorOverview"];
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    listAlarms: {
        parameters: {
            query?: {
                state?: components["schemas"]["AlarmState"];
                /**
                 * @description At most this many alarms
                 * @example 50
                 */
                limit?: string;
                /** @description The nextCursor of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of alarms */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Alarms"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    acknowledgeAlarm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The id of the alarm
                 * @example 91a9b989-f36b-47e7-bdc1-2298bc99cb30
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The note to keep with the alarm */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgeAlarm"];
            };
        };
        responses: {
            /** @description The alarm */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Alarm"];
                    };
                };
            };
            400: components["responses"]["AcknowledgeAlarm400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            /** @description `ALARM_NOT_FOUND`: There is no alarm with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "ALARM_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["RevokeApiKey409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    exportUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                wallet: components["schemas"]["TypedWallet"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description NDJSON, one record a line */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["PersonalRecords"];
                };
            };
            400: components["responses"]["ViewDecision400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["ListOperators403"];
            404: components["responses"]["ViewUser404"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    proposeErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0x90F79bf6EB2c4f870365E785982E1f101E93b906
                 */
                wallet: components["schemas"]["TypedWallet"];
            };
            cookie?: never;
        };
        /** @description Why an operator acts */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            /** @description The proposal, which waits for a decision */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            400: components["responses"]["AcknowledgeAlarm400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            404: components["responses"]["ChangeProfile404"];
            409: components["responses"]["ProposeErasure409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    viewReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last report */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Reconciliation"];
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0x90F79bf6EB2c4f870365E785982E1f101E93b906
                 */
                wallet: components["schemas"]["TypedWallet"];
            };
            cookie?: never;
        };
        /** @description Why an operator acts */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            /** @description The wallet is blocked */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BlockedWallet"];
                    };
                };
            };
            400: components["responses"]["AcknowledgeAlarm400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            404: components["responses"]["ChangeProfile404"];
            /**
             * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
             *
             *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
             *
             *     `OWN_WALLET`: Nobody can block their own wallet.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "OWN_WALLET";
                    };
                };
            };
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0x90F79bf6EB2c4f870365E785982E1f101E93b906
                 */
                wallet: components["schemas"]["TypedWallet"];
            };
            cookie?: never;
        };
        /** @description A note about a wallet */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNote"];
            };
        };
        responses: {
            /** @description The note */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OperatorNote"];
                    };
                };
            };
            400: components["responses"]["AcknowledgeAlarm400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            404: components["responses"]["ChangeProfile404"];
            409: components["responses"]["RevokeApiKey409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    proposeUnblock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0x90F79bf6EB2c4f870365E785982E1f101E93b906
                 */
                wallet: components["schemas"]["TypedWallet"];
            };
            cookie?: never;
        };
        /** @description Why an operator acts */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            /** @description The proposal, which waits for a decision */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            400: components["responses"]["AcknowledgeAlarm400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            404: components["responses"]["ChangeProfile404"];
            /**
             * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
             *
             *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
             *
             *     `PROPOSAL_OPEN`: The same is already proposed for this wallet. Decide that proposal first.
             *
             *     `WALLET_NOT_BLOCKED`: This wallet is not blocked.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "PROPOSAL_OPEN" | "WALLET_NOT_BLOCKED";
                    };
                };
            };
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    proposeTier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0x90F79bf6EB2c4f870365E785982E1f101E93b906
                 */
                wallet: components["schemas"]["TypedWallet"];
            };
            cookie?: never;
        };
        /** @description A tier to grant */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantTier"];
            };
        };
        responses: {
            /** @description The proposal, which waits for a decision */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            400: components["responses"]["AcknowledgeAlarm400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            404: components["responses"]["ChangeProfile404"];
            409: components["responses"]["ProposeErasure409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    proposeTierRevocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0x90F79bf6EB2c4f870365E785982E1f101E93b906
                 */
                wallet: components["schemas"]["TypedWallet"];
            };
            cookie?: never;
        };
        /** @description A revocation, also of tiers that the identity provider approved */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeTier"];
            };
        };
        responses: {
            /** @description The proposal, which waits for a decision */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            400: components["responses"]["AcknowledgeAlarm400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            404: components["responses"]["ChangeProfile404"];
            409: components["responses"]["ProposeErasure409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    proposeOperator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0x90F79bf6EB2c4f870365E785982E1f101E93b906
                 */
                wallet: components["schemas"]["TypedWallet"];
            };
            cookie?: never;
        };
        /** @description A role to give; it takes the place of an earlier one */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddOperator"];
            };
        };
        responses: {
            /** @description The proposal, which waits for a decision */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            400: components["responses"]["AcknowledgeAlarm400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            404: components["responses"]["ChangeProfile404"];
            409: components["responses"]["ProposeErasure409"];
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    proposeOperatorRemoval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC
                 */
                wallet: components["schemas"]["TypedWallet"];
            };
            cookie?: never;
        };
        /** @description Why an operator acts */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            /** @description The proposal, which waits for a decision */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            400: components["responses"]["AcknowledgeAlarm400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            404: components["responses"]["ChangeProfile404"];
            /**
             * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
             *
             *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
             *
             *     `PROPOSAL_OPEN`: The same is already proposed for this wallet. Decide that proposal first.
             *
             *     `OPERATOR_NOT_FOUND`: This wallet is not an operator.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "PROPOSAL_OPEN" | "OPERATOR_NOT_FOUND";
                    };
                };
            };
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /**
                 * @description Only those in this state
                 * @example open
                 */
                state?: "open" | "approved" | "rejected" | "expired";
                /**
                 * @description At most this many, 1 to 100; 50 without it
                 * @example 10
                 */
                limit?: string;
                /** @description `nextCursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of proposals */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Proposals"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    approveProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The proposal
                 * @example 7
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approved proposal */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            400: components["responses"]["ApproveProposal400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            /**
             * @description `INSUFFICIENT_SCOPE`: This API key does not have the required scope. Some endpoints accept sessions only.
             *
             *     `NOT_AN_OPERATOR`: This wallet is not an operator with the required role.
             *
             *     `GATE_REQUIRED`: Operators must also pass the password gate. Send the password to POST /api/auth/gate, and the cookie svc-gate with this request.
             *
             *     `CROSS_ORIGIN`: The origin of the request is not allowed.
             *
             *     `FOUR_EYES_REQUIRED`: Another operator must approve this: neither the one who proposed it, nor the wallet that it concerns.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "WWW-Authenticate": components["headers"]["ScopeChallenge"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "INSUFFICIENT_SCOPE" | "NOT_AN_OPERATOR" | "GATE_REQUIRED" | "CROSS_ORIGIN" | "FOUR_EYES_REQUIRED";
                    };
                };
            };
            404: components["responses"]["ProposalNotFound"];
            /**
             * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
             *
             *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
             *
             *     `PROPOSAL_DECIDED`: This proposal was already decided.
             *
             *     `PROPOSAL_ENDED`: This proposal was not decided in time. Propose it again.
             *
             *     `PROPOSER_REMOVED`: The operator who proposed this has no such role any more, or is blocked. Reject it, or propose it again.
             *
             *     `LAST_ADMIN`: This would leave no admin. Add another admin first.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "PROPOSAL_DECIDED" | "PROPOSAL_ENDED" | "PROPOSER_REMOVED" | "LAST_ADMIN";
                    };
                };
            };
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    rejectProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The proposal
                 * @example 8
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description Why an operator acts */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReason"];
            };
        };
        responses: {
            /** @description The rejected proposal */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            400: components["responses"]["AcknowledgeAlarm400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            404: components["responses"]["ProposalNotFound"];
            /**
             * @description `IDEMPOTENCY_IN_PROGRESS`: The first request with this Idempotency-Key has no answer yet. Send the same request again later.
             *
             *     `IDEMPOTENCY_ANSWER_NOT_KEPT`: The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.
             *
             *     `PROPOSAL_DECIDED`: This proposal was already decided.
             *
             *     `PROPOSAL_ENDED`: This proposal was not decided in time. Propose it again.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_ANSWER_NOT_KEPT" | "PROPOSAL_DECIDED" | "PROPOSAL_ENDED";
                    };
                };
            };
            413: components["responses"]["RevokeApiKey413"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The beginning of a wallet, username, e-mail address or name, or a whole referral code */
                query?: string;
                /**
                 * @description Verification status
                 * @example approved
                 */
                kyc?: "none" | "pending" | "approved" | "rejected";
                /** @description Approved tier */
                tier?: "TIER_1" | "TIER_2" | "TIER_3";
                /** @description Blocked or not */
                blocked?: "true" | "false";
                /**
                 * @description At most this many, 1 to 100; 50 without it
                 * @example 10
                 */
                limit?: string;
                /** @description `nextCursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Users"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    viewUserFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description EVM address, checksummed (EIP-55) or lower case
                 * @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
                 */
                wallet: components["schemas"]["TypedWallet"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["UserFile"];
                    };
                };
            };
            400: components["responses"]["ViewDecision400"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            404: components["responses"]["ViewUser404"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    listDecisions: {
        parameters: {
            query?: {
                /** @example 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 */
                wallet?: components["schemas"]["WalletAddress"];
                /** @description What was asked for */
                kind?: "buy" | "mint" | "relay" | "sponsor" | "grant" | "refuse";
                /**
                 * @description How it came out
                 * @example refused
                 */
                outcome?: "granted" | "refused";
                /** @description X-Request-Id of the answer */
                requestId?: string;
                /** @description Not before */
                from?: components["schemas"]["Time"];
                /** @description Before */
                to?: components["schemas"]["Time"];
                /** @description At most this many, 1 to 100; 50 without it */
                limit?: string;
                /** @description `nextCursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of decisions */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OperatorDecisions"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    viewOperatorDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision, as in Decision-Id
                 * @example 10069b0c-cb97-44df-80b5-dfab25bf8bf3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OperatorDecision"];
                    };
                };
            };
            400: components["responses"]["ViewDecision400"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            404: components["responses"]["DecisionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description A wallet, `cli:<user>` or `job:<name>` */
                actor?: string;
                /** @description The wallet or record concerned */
                subject?: string;
                /**
                 * @description Such as user.block
                 * @example proposal.create
                 */
                action?: string;
                /** @description Not before */
                from?: components["schemas"]["Time"];
                /** @description Before */
                to?: components["schemas"]["Time"];
                /**
                 * @description At most this many, 1 to 100; 50 without it
                 * @example 10
                 */
                limit?: string;
                /** @description `nextCursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AuditEntries"];
                    };
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /**
                 * @description Not before
                 * @example 2026-01-31T00:00:00.000Z
                 */
                from?: components["schemas"]["Time"];
                /** @description Before */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description NDJSON, one entry a line */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    listDeadLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dead letters */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DeadLetters"];
                    };
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    replayDeadLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The dead letter
                 * @example 1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message waits for another attempt */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["ApproveProposal400"];
            401: components["responses"]["AcknowledgeAlarm401"];
            403: components["responses"]["AcknowledgeAlarm403"];
            /** @description `DEAD_LETTER_NOT_FOUND`: There is no dead letter with this id. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "DEAD_LETTER_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["RevokeApiKey409"];
            422: components["responses"]["RevokeApiKey422"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["RevokeApiKey503"];
        };
    };
    followChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStream"];
                };
            };
            401: components["responses"]["ListApiKeys401"];
            403: components["responses"]["ListOperators403"];
            /**
             * @description `RATE_LIMITED`: Too many requests. Wait and try again.
             *
             *     `TOO_MANY_STREAMS`: This wallet already receives 20 streams of events. Close one first.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED" | "TOO_MANY_STREAMS";
                    };
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["StoreUnavailable"];
        };
    };
    checkHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    checkLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process runs */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivenessResponse"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    checkReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instance can serve requests */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessResponse"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /** @description `NOT_READY`: This instance must not receive requests now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "NOT_READY";
                    };
                };
            };
        };
    };
    readDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiDescription"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    discoverDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiDescription"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    readLlmsIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contents */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["LlmsText"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    readLlmsFull: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operations */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["LlmsText"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    describeResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedResourceMetadata"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    describeAuthorizationServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationServerMetadata"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    readLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["Logo"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    readAuditCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkpoint */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            429: components["responses"]["SignIn429"];
            500: components["responses"]["Internal"];
            503: components["responses"]["ViewDecisionReceipt503"];
        };
    };
    readAuditKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verifier keys */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    checkCspSink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports are received */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CspSink"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    reportCspViolation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A browser’s content security policy report, in either format */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CspReports"];
                "application/csp-report": components["schemas"]["CspReports"];
                "application/reports+json": components["schemas"]["CspReports"];
            };
        };
        responses: {
            /** @description Received */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CspReceipt"];
                    };
                };
            };
            400: components["responses"]["SignIn400"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
        };
    };
    indexPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the run */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["IndexingResult"];
                    };
                };
            };
            401: components["responses"]["CronSecretInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
             *
             *     `CHAIN_UNAVAILABLE`: The chain node did not respond.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "LIMITER_UNAVAILABLE" | "CHAIN_UNAVAILABLE" | "STORE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    processWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the run */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueResult"];
                };
            };
            401: components["responses"]["CronSecretInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description `LIMITER_UNAVAILABLE`: Rate limiting is currently unavailable, so this request was rejected. Try again later.
             *
             *     `MESSAGE_QUEUE_NOT_CONFIGURED`: Messaging is disabled: no messaging platform is configured.
             *
             *     `STORE_UNAVAILABLE`: The database did not respond.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Sandbox": components["headers"]["X-Sandbox"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {string} */
                        code?: "LIMITER_UNAVAILABLE" | "MESSAGE_QUEUE_NOT_CONFIGURED" | "STORE_UNAVAILABLE";
                    };
                };
            };
        };
    };
}
