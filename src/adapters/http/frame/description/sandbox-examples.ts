// Recorded from the sandbox by `npm run examples`; do not edit.

/** A request that succeeds in the sandbox, and its response. */
export type SandboxExample = Readonly<{
  name: string;
  /** Of the path and the query. */
  parameters?: Readonly<Record<string, string>>;
  body?: unknown;
  response: unknown;
}>;

export const SANDBOX_EXAMPLES: Readonly<Record<string, readonly SandboxExample[]>> = {
  "checkHealth": [
    {
      "name": "sandbox",
      "response": {
        "status": "ok",
        "db": "healthy",
        "timestamp": "2026-01-31T12:00:00.000Z",
        "uptime": 10.154316446,
        "latency": "0.0ms",
        "version": "4.0.0",
        "environment": "sandbox"
      }
    }
  ],
  "checkLiveness": [
    {
      "name": "sandbox",
      "response": {
        "status": "alive",
        "uptime": 10.191398742
      }
    }
  ],
  "checkReadiness": [
    {
      "name": "sandbox",
      "response": {
        "status": "ready",
        "database": "ok",
        "sharedStore": "ok",
        "timestamp": "2026-01-31T12:00:00.000Z"
      }
    }
  ],
  "readDescription": [
    {
      "name": "sandbox",
      "response": {
        "openapi": "3.1.0"
      }
    }
  ],
  "discoverDescription": [
    {
      "name": "sandbox",
      "response": {
        "openapi": "3.1.0"
      }
    }
  ],
  "describeResource": [
    {
      "name": "sandbox",
      "response": {
        "resource": "http://localhost:3000",
        "resource_name": "Institutional DeFi API",
        "resource_logo_uri": "http://localhost:3000/.well-known/logo.svg",
        "authorization_servers": [
          "http://localhost:3000"
        ],
        "scopes_supported": [
          "portfolio",
          "oracle"
        ],
        "bearer_methods_supported": [
          "header"
        ]
      }
    }
  ],
  "describeAuthorizationServer": [
    {
      "name": "sandbox",
      "response": {
        "issuer": "http://localhost:3000",
        "authorization_endpoint": "http://localhost:3000/api/siwe?action=nonce",
        "token_endpoint": "http://localhost:3000/api/auth/api-key",
        "jwks_uri": "http://localhost:3000/.well-known/jwks.json",
        "revocation_endpoint": "http://localhost:3000/api/auth/api-key",
        "grant_types_supported": [
          "urn:ietf:params:oauth:grant-type:jwt-bearer"
        ],
        "scopes_supported": [
          "openid",
          "profile"
        ],
        "response_types_supported": [
          "token"
        ],
        "token_endpoint_auth_methods_supported": [
          "client_secret_basic",
          "private_key_jwt"
        ],
        "agent_auth": {
          "register_uri": "http://localhost:3000/api/auth/api-key",
          "revocation_uri": "http://localhost:3000/api/auth/api-key",
          "identity_types_supported": [
            "anonymous"
          ],
          "anonymous": {
            "credential_types_supported": [
              "api_key"
            ]
          },
          "events_supported": []
        }
      }
    }
  ],
  "readLogo": [
    {
      "name": "sandbox",
      "response": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\" role=\"img\" aria-label=\"Institutional DeFi API\"><path d=\"M32 4 58 18v28L32 60 6 46V18z\" fill=\"#14213d\"/><path d=\"M20 42V26h6v16zm9 0V20h6v22zm9 0V30h6v12z\" fill=\"#fff\"/></svg>"
    }
  ],
  "readAuditCheckpoint": [
    {
      "name": "sandbox",
      "response": "localhost:3000/audit\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n— localhost:3000/audit dMNt/Jubg/AR4A83QGfdvfQa3eeil8hosV+eQbfqrFgzlqJ4zlI6+OXqLwas0Iy47DWzfm182B4rIEhXOlT4eKJDaQM=\n"
    }
  ],
  "readAuditKey": [
    {
      "name": "sandbox",
      "response": "localhost:3000/audit+74c36dfc+AYOc1F4HNKQ5l5YepiLgomKTAAnmPDlNF/xSrBQInMv2\n"
    }
  ],
  "readSignIn": [
    {
      "name": "sandbox",
      "parameters": {
        "action": "nonce"
      },
      "response": {
        "nonce": "z4BTJ8zKhWkyq8Yu0",
        "expiresAt": "2026-01-31T12:05:00.000Z"
      }
    }
  ],
  "signIn": [
    {
      "name": "sandbox",
      "parameters": {
        "action": "verify"
      },
      "body": {
        "message": "localhost:3000 wants you to sign in with your Ethereum account:\n0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\n\nSign in to the token sale.\n\nURI: http://localhost:3000\nVersion: 1\nChain ID: 8453\nNonce: u7VQaqXck7zRF2Ksf\nIssued At: 2026-01-31T12:00:00.000Z",
        "signature": "0x480d7ed12bf240d9fe13bf7dd69babd13cfba90e92bfb637edc3596d363e39900f7229ddd0aa8c57415b20af47cc7352d5adda9a84b2ceec289a2a4527eb49b11b",
        "issueToken": true
      },
      "response": {
        "ok": true,
        "accessToken": "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6Ikl4Rkl6eGRqeGgzSG1pcjhtSkZibTgxSF9SZW9RblhPY3lRLWg0Z0FY…",
        "tokenType": "Bearer",
        "expiresIn": 43200
      }
    }
  ],
  "readKeySet": [
    {
      "name": "sandbox",
      "response": {
        "keys": [
          {
            "kty": "EC",
            "crv": "P-256",
            "x": "zz_JHJ1dNyopfOavPEpUGpZ9tBmsM2fG5YgaPI8R4g8",
            "y": "bHgu34WNWIkP19ztLCdRVqgwWrCspEK10lwDikWQ_ng",
            "kid": "IxFIzxdjxh3Hmir8mJFbm81H_ReoQnXOcyQ-h4gAXX0",
            "alg": "ES256",
            "use": "sig"
          }
        ]
      }
    }
  ],
  "viewEmbeddedSession": [
    {
      "name": "sandbox",
      "response": {
        "authenticated": false,
        "address": null,
        "provider": "embedded",
        "embeddedUserId": null
      }
    }
  ],
  "signInEmbedded": [
    {
      "name": "sandbox",
      "body": {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "ok": true,
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "provider": "embedded"
      }
    }
  ],
  "enterGate": [
    {
      "name": "sandbox",
      "body": {
        "password": "the master password"
      },
      "response": {
        "success": true
      }
    }
  ],
  "createApiKey": [
    {
      "name": "sandbox",
      "body": {
        "label": "portfolio dashboard",
        "env": "live",
        "scopes": [
          "portfolio"
        ]
      },
      "response": {
        "success": true,
        "data": {
          "id": 3,
          "key": "svc_pk_live_0123456789abcdef0123456789abcdef",
          "prefix": "svc_pk_live_",
          "lastFour": "c6ee",
          "label": "portfolio dashboard",
          "scopes": [
            "portfolio"
          ],
          "createdAt": "2026-01-31T12:00:00.000Z",
          "message": "Store the key now: it is not shown again"
        }
      }
    }
  ],
  "listApiKeys": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "keys": [
            {
              "id": 3,
              "label": "portfolio dashboard",
              "prefix": "svc_pk_live_",
              "lastFour": "c6ee",
              "scopes": [
                "portfolio"
              ],
              "createdAt": "2026-01-31T12:00:00.000Z",
              "expiresAt": null,
              "lastUsedAt": null,
              "revokedAt": null
            },
            {
              "id": 2,
              "label": "test",
              "prefix": "svc_pk_live_",
              "lastFour": "75d9",
              "scopes": [
                "portfolio",
                "oracle"
              ],
              "createdAt": "2026-01-31T12:00:00.000Z",
              "expiresAt": null,
              "lastUsedAt": null,
              "revokedAt": null
            }
          ]
        }
      }
    }
  ],
  "revokeApiKey": [
    {
      "name": "sandbox",
      "body": {
        "id": 1
      },
      "response": {
        "success": true
      }
    }
  ],
  "viewUser": [
    {
      "name": "sandbox",
      "response": {
        "authenticated": true,
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "profileComplete": false,
        "profile": {
          "id": 1,
          "username": null,
          "email": null,
          "emailVerified": false,
          "name": null,
          "phone": null,
          "kycStatus": "approved",
          "siweVerified": true,
          "referralCode": "FCA4GB77",
          "isBlocked": false,
          "countryCode": null,
          "notifyAml": false,
          "notifyVesting": false,
          "notifyUpdates": false,
          "createdAt": "2026-01-31T12:00:00.000Z"
        }
      }
    }
  ],
  "registerUser": [
    {
      "name": "sandbox",
      "body": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "success": true,
        "data": {
          "created": false,
          "profile": {
            "id": 1,
            "username": null,
            "email": null,
            "emailVerified": false,
            "name": null,
            "phone": null,
            "kycStatus": "approved",
            "siweVerified": true,
            "referralCode": "FCA4GB77",
            "isBlocked": false,
            "countryCode": null,
            "notifyAml": false,
            "notifyVesting": false,
            "notifyUpdates": false,
            "createdAt": "2026-01-31T12:00:00.000Z"
          }
        }
      }
    }
  ],
  "changeProfile": [
    {
      "name": "sandbox",
      "body": {
        "username": "alice_1",
        "notifyUpdates": true
      },
      "response": {
        "success": true,
        "data": {
          "profile": {
            "id": 1,
            "username": "alice_1",
            "email": null,
            "emailVerified": false,
            "name": null,
            "phone": null,
            "kycStatus": "approved",
            "siweVerified": true,
            "referralCode": "FCA4GB77",
            "isBlocked": false,
            "countryCode": null,
            "notifyAml": false,
            "notifyVesting": false,
            "notifyUpdates": true,
            "createdAt": "2026-01-31T12:00:00.000Z"
          },
          "referralDisclaimerAccepted": false
        }
      }
    }
  ],
  "viewSwapPreferences": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "swapPreferences": {
            "showCharts": true,
            "showMultiQuoter": true,
            "showAdvancedRouting": false,
            "preferredProvider": "auto",
            "countryCode": ""
          }
        }
      }
    }
  ],
  "setSwapPreferences": [
    {
      "name": "sandbox",
      "body": {
        "swapPreferences": {
          "showAdvancedRouting": true
        }
      },
      "response": {
        "success": true,
        "data": {
          "swapPreferences": {
            "showCharts": true,
            "showMultiQuoter": true,
            "showAdvancedRouting": true,
            "preferredProvider": "auto",
            "countryCode": ""
          }
        }
      }
    }
  ],
  "viewDashboardPreferences": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "preferences": {
            "sidebarEnabled": true,
            "sidebarCollapsed": false,
            "showCharts": true,
            "showMultiQuoter": true,
            "theme": "system"
          }
        }
      }
    }
  ],
  "setDashboardPreferences": [
    {
      "name": "sandbox",
      "body": {
        "preferences": {
          "theme": "dark"
        }
      },
      "response": {
        "success": true,
        "data": {
          "preferences": {
            "sidebarEnabled": true,
            "sidebarCollapsed": false,
            "showCharts": true,
            "showMultiQuoter": true,
            "theme": "dark"
          }
        }
      }
    }
  ],
  "listWallets": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "wallets": [
            {
              "id": "1",
              "chain": "sol",
              "address": "11111111111111111111111111111111",
              "label": null,
              "isEmbedded": false,
              "embeddedWalletId": null,
              "isPrimary": false,
              "createdAt": "2026-01-31T12:00:00.000Z"
            }
          ]
        }
      }
    }
  ],
  "addWallet": [
    {
      "name": "sandbox",
      "body": {
        "wallet": {
          "chain": "evm",
          "address": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "label": "savings"
        }
      },
      "response": {
        "success": true,
        "data": {
          "wallet": {
            "id": "2",
            "chain": "evm",
            "address": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
            "label": "savings",
            "isEmbedded": false,
            "embeddedWalletId": null,
            "isPrimary": false,
            "createdAt": "2026-01-31T12:00:00.000Z"
          }
        }
      }
    }
  ],
  "removeWallet": [
    {
      "name": "sandbox",
      "parameters": {
        "id": "1"
      },
      "response": {
        "success": true
      }
    }
  ],
  "resolveReferralCode": [
    {
      "name": "sandbox",
      "parameters": {
        "code": "FCA4GB77"
      },
      "response": {
        "success": true,
        "data": {
          "code": "FCA4GB77",
          "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
        }
      }
    }
  ],
  "viewReferralStatistics": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "success": true,
        "data": {
          "totalReferrals": 0,
          "totalAmountReferred": "0",
          "totalFreedEarned": "0",
          "totalTokensReferred": "0",
          "recentReferrals": []
        }
      }
    }
  ],
  "viewKyc": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "kycStatus": "approved",
        "kycTier": "TIER_1",
        "tierName": "Basic",
        "maxAllowed": "999990000",
        "isBlocked": false,
        "canBuy": true,
        "verificationUrl": null,
        "needsSessionCreation": false
      }
    }
  ],
  "openKycSession": [
    {
      "name": "sandbox",
      "body": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "requestedTier": "TIER_2"
      },
      "response": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "kycStatus": "approved",
        "kycTier": "TIER_1",
        "tierName": "Basic",
        "maxAllowed": "999990000",
        "isBlocked": false,
        "canBuy": true,
        "verificationUrl": "http://localhost:3000/sandbox/kyc/63e4c94e-25ff-45b3-9865-12df8b9e90a9",
        "needsSessionCreation": false,
        "sessionId": "63e4c94e-25ff-45b3-9865-12df8b9e90a9"
      }
    }
  ],
  "linkKycSession": [
    {
      "name": "sandbox",
      "body": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "sessionId": "9188e313-d966-4ff3-8887-662fa6deec33"
      },
      "response": {
        "success": true,
        "data": {
          "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "kycStatus": "approved",
          "kycTier": "TIER_1",
          "tierName": "Basic",
          "maxAllowed": "999990000",
          "isBlocked": false,
          "canBuy": true,
          "verificationUrl": "http://localhost:3000/sandbox/kyc/63e4c94e-25ff-45b3-9865-12df8b9e90a9",
          "needsSessionCreation": false
        }
      }
    }
  ],
  "upgradeKyc": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "tier": "TIER_2"
      },
      "response": {
        "success": true,
        "data": {
          "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "currentTier": "TIER_1",
          "tier": "TIER_2",
          "url": "http://localhost:3000/sandbox/kyc/63e4c94e-25ff-45b3-9865-12df8b9e90a9"
        }
      }
    }
  ],
  "receiveKycWebhook": [
    {
      "name": "sandbox",
      "body": {
        "eventId": "3ff87115-4b62-4e70-83e8-a0841d42429a",
        "sessionId": "9a55e13d-6e82-45af-9f7a-e34d7790dfe1",
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "status": "approved",
        "tier": "TIER_1",
        "occurredAt": "2026-01-31T12:00:00.000Z"
      },
      "response": {
        "success": true,
        "data": {
          "applied": false
        }
      }
    }
  ],
  "viewTerms": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "success": true,
        "data": {
          "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "accepted": true,
          "termsVersion": "1",
          "acceptedAt": "2026-01-31T12:00:00.000Z",
          "currentVersion": "1"
        }
      }
    }
  ],
  "acceptTerms": [
    {
      "name": "sandbox",
      "body": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "termsVersion": "1"
      },
      "response": {
        "success": true,
        "data": {
          "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "accepted": true,
          "termsVersion": "1",
          "acceptedAt": "2026-01-31T12:00:00.000Z",
          "currentVersion": "1"
        }
      }
    }
  ],
  "viewGeoPermission": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "allowed": true,
          "countryCode": null,
          "reason": "country-unknown"
        }
      }
    }
  ],
  "viewGeoRegion": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "countryCode": null,
          "region": null,
          "isEU": false
        }
      }
    }
  ],
  "checkCspSink": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "status": "active"
        }
      }
    }
  ],
  "reportCspViolation": [
    {
      "name": "sandbox",
      "body": {
        "csp-report": {
          "document-uri": "https://app.example.org/",
          "violated-directive": "script-src-elem",
          "effective-directive": "script-src-elem",
          "original-policy": "default-src 'self'",
          "blocked-uri": "https://evil.example/x.js",
          "disposition": "enforce"
        }
      },
      "response": {
        "success": true,
        "data": {
          "received": 1
        }
      }
    }
  ],
  "viewSaleRules": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "tiers": [
            {
              "tier": "TIER_1",
              "name": "Basic",
              "maxUsd": "999.99",
              "requirements": "Basic identity verification"
            },
            {
              "tier": "TIER_2",
              "name": "Enhanced",
              "maxUsd": "9999.99",
              "requirements": "Enhanced identity verification, AML screening and proof of address"
            }
          ],
          "minContribution": "100000000",
          "signatureValiditySeconds": 900,
          "paymentTokens": [
            {
              "address": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
              "symbol": "USDC",
              "decimals": 6
            },
            {
              "address": "0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2",
              "symbol": "USDT",
              "decimals": 6
            }
          ],
          "chainId": 8453,
          "saleContract": "0x5a1E000000000000000000000000000000000001",
          "eip712": {
            "domain": {
              "name": "TokenSale",
              "version": "1",
              "chainId": 8453,
              "verifyingContract": "0x5a1E000000000000000000000000000000000001"
            },
            "types": {
              "PurchaseAuthorization": [
                {
                  "name": "buyer",
                  "type": "address"
                },
                {
                  "name": "paymentToken",
                  "type": "address"
                },
                {
                  "name": "amount",
                  "type": "uint256"
                },
                {
                  "name": "maxAllowed",
                  "type": "uint256"
                },
                {
                  "name": "isEU",
                  "type": "bool"
                },
                {
                  "name": "referrer",
                  "type": "address"
                },
                {
                  "name": "nonce",
                  "type": "uint256"
                },
                {
                  "name": "deadline",
                  "type": "uint256"
                },
                {
                  "name": "tier",
                  "type": "uint8"
                }
              ]
            },
            "signer": "0x17c5185167401eD00cF5F5b2fc97D9BBfDb7D025"
          }
        }
      }
    }
  ],
  "authorizePurchase": [
    {
      "name": "sandbox",
      "body": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "amount": "250000000",
        "paymentToken": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"
      },
      "response": {
        "success": true,
        "data": {
          "buyer": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "paymentToken": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
          "amount": "250000000",
          "maxAllowed": "999990000",
          "isEU": false,
          "referrer": "0x0000000000000000000000000000000000000000",
          "nonce": "87956622997529332281013981612116890631590090931691201412966143559765988143850",
          "deadline": "1769861700",
          "signature": "0x6187b2726f3dc7bef314565c745ad05dc14739f585c8f0d74b7a56cb7af8c9a355712096ad6533dbe00c51d1814b3883be9549d74294132b4ce2601c91d981321b",
          "tier": "TIER_1",
          "purchaseParams": {
            "chainId": 8453,
            "to": "0x5a1E000000000000000000000000000000000001",
            "data": "0xc200bc0c000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda02913000000000000000000000000000000000000000000000000000000000ee6b280000000000000000000000000000000000000000000000000000000003b9aa2f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000c275af36294b4873ca7287525ae16eb6d4834960178a99ae6fd356f9059af2ea00000000000000000000000000000000000000000000000000000000697df2440000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000014000000000000000000000000000000000000000000000000000000000000000416187b2726f3dc7bef314565c745ad05dc14739f585c8f0d74b7a56cb7af8c9a355712096ad6533dbe00c51d1814b3883be9549d74294132b4ce2601c91d981321b00000000000000000000000000000000000000000000000000000000000000",
            "value": "0",
            "functionName": "buy",
            "args": [
              {
                "buyer": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
                "paymentToken": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
                "amount": "250000000",
                "maxAllowed": "999990000",
                "isEU": false,
                "referrer": "0x0000000000000000000000000000000000000000",
                "nonce": "87956622997529332281013981612116890631590090931691201412966143559765988143850",
                "deadline": "1769861700",
                "tier": 1
              },
              "0x6187b2726f3dc7bef314565c745ad05dc14739f585c8f0d74b7a56cb7af8c9a355712096ad6533dbe00c51d1814b3883be9549d74294132b4ce2601c91d981321b"
            ]
          }
        }
      }
    }
  ],
  "authorizeNftPurchase": [
    {
      "name": "sandbox",
      "body": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "amount": "250000000",
        "paymentToken": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
        "tokenId": "1"
      },
      "response": {
        "success": true,
        "data": {
          "buyer": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "paymentToken": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
          "amount": "250000000",
          "tokenId": "1",
          "tierId": 1,
          "referrer": "0x0000000000000000000000000000000000000000",
          "nonce": "91808104249295308279391694965186015407199770638627680432761461170722067551712",
          "deadline": "1769861700",
          "signature": "0x9fd72bfa47d3f67c334ba36d96e859de63d3e5e230bd31103bcdb5292f66247a34cb226462c22969ec49ce7db3b4d149cf0e8e0c103b00c5b835cd7c91b837121c",
          "purchaseParams": {
            "chainId": 8453,
            "to": "0x5A1E000000000000000000000000000000000002",
            "data": "0xbcd2d953000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda02913000000000000000000000000000000000000000000000000000000000ee6b280000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000caf98ba9a4f62ec0c475d7304e25d456a68b2e81fd57c9ea3538b777b3e995e000000000000000000000000000000000000000000000000000000000697df244000000000000000000000000000000000000000000000000000000000000012000000000000000000000000000000000000000000000000000000000000000419fd72bfa47d3f67c334ba36d96e859de63d3e5e230bd31103bcdb5292f66247a34cb226462c22969ec49ce7db3b4d149cf0e8e0c103b00c5b835cd7c91b837121c00000000000000000000000000000000000000000000000000000000000000",
            "value": "0",
            "functionName": "buyNft",
            "args": [
              {
                "buyer": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
                "paymentToken": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
                "amount": "250000000",
                "tokenId": "1",
                "tierId": 1,
                "referrer": "0x0000000000000000000000000000000000000000",
                "nonce": "91808104249295308279391694965186015407199770638627680432761461170722067551712",
                "deadline": "1769861700"
              },
              "0x9fd72bfa47d3f67c334ba36d96e859de63d3e5e230bd31103bcdb5292f66247a34cb226462c22969ec49ce7db3b4d149cf0e8e0c103b00c5b835cd7c91b837121c"
            ]
          }
        }
      }
    }
  ],
  "viewSaleEligibility": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "success": true,
        "data": {
          "eligible": true,
          "tier": "TIER_1",
          "remaining": "999990000",
          "rules": [
            {
              "rule": "registered",
              "outcome": "pass",
              "code": null,
              "message": null,
              "remedy": null
            },
            {
              "rule": "knownToken",
              "outcome": "pass",
              "code": null,
              "message": null,
              "remedy": null
            }
          ]
        }
      }
    }
  ],
  "viewSaleStatus": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "phase": "active",
          "tokensSold": "0",
          "tokensForSale": "100000000000000000000000000",
          "price": "50000",
          "paused": false,
          "chainId": 8453,
          "saleContract": "0x5a1E000000000000000000000000000000000001",
          "asOf": "2026-01-31T12:00:00.000Z"
        }
      }
    }
  ],
  "viewPurchases": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "success": true,
        "data": {
          "purchases": [],
          "nextCursor": null
        }
      }
    }
  ],
  "indexPurchases": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "eventsProcessed": 0,
          "fromBlock": 0,
          "toBlock": 0,
          "reorgDepth": 0,
          "durationMs": 0
        }
      }
    }
  ],
  "viewDecision": [
    {
      "name": "sandbox",
      "parameters": {
        "id": "3e9330f8-08e1-4480-baf5-83d5542d4574"
      },
      "response": {
        "success": true,
        "data": {
          "id": "3e9330f8-08e1-4480-baf5-83d5542d4574",
          "at": "2026-01-31T12:00:00.000Z",
          "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "kind": "buy",
          "outcome": "refused",
          "code": "AMOUNT_BELOW_MINIMUM",
          "rules": [
            {
              "rule": "registered",
              "outcome": "pass",
              "code": null,
              "message": null,
              "fact": {
                "source": "user record",
                "age": 0,
                "block": null,
                "version": null
              }
            },
            {
              "rule": "knownToken",
              "outcome": "pass",
              "code": null,
              "message": null,
              "fact": {
                "source": "sale policy",
                "age": 0,
                "block": null,
                "version": null
              }
            }
          ],
          "policy": "sale@52d346b4d56a50ab",
          "request": "8dcb984e5b249d01c4173724c69d7069fc50b373e764af7bf9f8c05f027a1e61",
          "requestId": "f155555c-829c-45a7-a90a-df8545618cbf"
        }
      }
    }
  ],
  "viewDecisionReceipt": [
    {
      "name": "sandbox",
      "parameters": {
        "id": "3e9330f8-08e1-4480-baf5-83d5542d4574"
      },
      "response": {
        "success": true,
        "data": {
          "receipt": "eyJhbGciOiJFUzI1NiIsInR5cCI6ImRlY2lzaW9uK2p3dCIsImtpZCI6Ikl4Rkl6eGRqeGgzSG1pcjhtSkZibTgxSF9SZW9RblhP…",
          "inclusion": null
        }
      }
    }
  ],
  "estimateFee": [
    {
      "name": "sandbox",
      "parameters": {
        "action": "transfer",
        "chainId": "8453"
      },
      "response": {
        "success": true,
        "data": {
          "quoteId": "d9150eb5-c071-406e-af6d-d99b3125ddd0",
          "action": "transfer",
          "chainId": 8453,
          "token": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
          "tokenDecimals": 6,
          "tokenPriceUsd": 1,
          "isPro": false,
          "fee": "9360",
          "feeUsd": 0.00936,
          "gasCostUsd": 0.0078,
          "markup": 0.2,
          "expiresAt": "2026-01-31T12:02:00.000Z",
          "signature": "ea85070740c63c9d30b76df0ebe123e86d480e42c1c1cf992235dd4318ed3eff"
        }
      }
    }
  ],
  "quoteSwap": [
    {
      "name": "sandbox",
      "body": {
        "userAddress": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "fromChainId": 8453,
        "toChainId": 42161,
        "fromToken": "USDC",
        "toToken": "ETH",
        "amount": "30000000"
      },
      "response": {
        "success": true,
        "data": {
          "steps": [
            {
              "id": "approve",
              "action": "Confirm approval",
              "kind": "transaction",
              "requestId": "0xf5ef0dab997803385e0236ce33bbe4b7d220d6950b925a753f85f7526c3b642d",
              "items": [
                {
                  "status": "incomplete",
                  "data": {
                    "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
                    "chainId": 8453,
                    "to": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
                    "data": "0x095ea7b30000000000000000000000005aa90000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000001c9c380",
                    "value": "0"
                  },
                  "check": {
                    "endpoint": "/intents/status/v3?requestId=0xf5ef0dab997803385e0236ce33bbe4b7d220d6950b925a753f85f7526c3b642d",
                    "method": "GET"
                  }
                }
              ]
            },
            {
              "id": "deposit",
              "action": "Confirm transaction",
              "kind": "transaction",
              "requestId": "0xf5ef0dab997803385e0236ce33bbe4b7d220d6950b925a753f85f7526c3b642d",
              "items": [
                {
                  "status": "incomplete",
                  "data": {
                    "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
                    "chainId": 8453,
                    "to": "0x5AA9000000000000000000000000000000000001",
                    "data": "0xe8017952000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda029130000000000000000000000000000000000000000000000000000000001c9c380f5ef0dab997803385e0236ce33bbe4b7d220d6950b925a753f85f7526c3b642d",
                    "value": "0"
                  },
                  "check": {
                    "endpoint": "/intents/status/v3?requestId=0xf5ef0dab997803385e0236ce33bbe4b7d220d6950b925a753f85f7526c3b642d",
                    "method": "GET"
                  }
                }
              ]
            }
          ],
          "fees": {},
          "details": {
            "operation": "bridge",
            "sender": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
            "recipient": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
            "currencyIn": {
              "currency": {
                "chainId": 8453,
                "address": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
                "symbol": "USDC",
                "decimals": 6
              },
              "amount": "30000000"
            },
            "currencyOut": {
              "currency": {
                "chainId": 42161,
                "address": "0x0000000000000000000000000000000000000000",
                "symbol": "ETH",
                "decimals": 18
              },
              "amount": "9990000000000000"
            },
            "slippageTolerance": {
              "total": "0.50"
            }
          }
        },
        "svcFee": {
          "quoteId": "6b916c81-f511-4610-b8c7-458c454c5966",
          "action": "swap",
          "chainId": 8453,
          "token": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
          "tokenDecimals": 6,
          "tokenPriceUsd": 1,
          "isPro": false,
          "fee": "11160",
          "feeUsd": 0.01116,
          "gasCostUsd": 0.0093,
          "markup": 0.2,
          "expiresAt": "2026-01-31T12:02:00.000Z",
          "signature": "a486b4d59b956bbab22e293dfc2a48db91d99eacefa4fbdfb402e64d89dfd565"
        },
        "treasury": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
        "sponsor": "memory",
        "gasless": false
      }
    }
  ],
  "viewSwapStatus": [
    {
      "name": "sandbox",
      "parameters": {
        "requestId": "0x51fd76f79a8c25e2426fe828d39bd8566dc0849553aed663223685e79a36aa60"
      },
      "response": {
        "success": true,
        "data": {
          "requestId": "0x51fd76f79a8c25e2426fe828d39bd8566dc0849553aed663223685e79a36aa60",
          "status": "waiting",
          "inTxHashes": [],
          "outTxHashes": [],
          "updatedAt": "2026-01-31T12:00:00.000Z"
        }
      }
    }
  ],
  "prepareTransfer": [
    {
      "name": "sandbox",
      "body": {
        "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
        "token": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
        "amount": "25000000",
        "chainId": 8453
      },
      "response": {
        "success": true,
        "gasEstimate": "63024",
        "gasPrice": "12500000",
        "feeWei": "787800000000",
        "gasUSD": 0.002363,
        "nonce": 0,
        "ready": true,
        "feeQuote": {
          "quoteId": "59dd49d8-90dc-41d5-b4b8-53805ca38ce2",
          "action": "transfer",
          "chainId": 8453,
          "token": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
          "tokenDecimals": 6,
          "tokenPriceUsd": 1,
          "isPro": false,
          "fee": "9360",
          "feeUsd": 0.00936,
          "gasCostUsd": 0.0078,
          "markup": 0.2,
          "amountAfterFee": "24990640",
          "expiresAt": "2026-01-31T12:02:00.000Z",
          "signature": "c666dfb2de9e10dffdcdac84a46567166edf747ee14281b8b5d12a87a517328e"
        },
        "amountAfterFee": "24990640",
        "treasury": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
        "sponsor": "memory",
        "gasless": true,
        "gaslessTransfer": {
          "contract": "0x6a51e55000000000000000000000000000000001",
          "function": "transferWithPermit(address,address,uint256,uint256,uint256,uint8,bytes32,bytes32)",
          "arguments": {
            "token": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
            "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
            "amount": "24990640",
            "fee": "9360",
            "permitDeadline": "1769861400"
          },
          "permit": {
            "domain": {
              "name": "USD Coin",
              "version": "1",
              "chainId": 8453,
              "verifyingContract": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"
            },
            "types": {
              "Permit": [
                {
                  "name": "owner",
                  "type": "address"
                },
                {
                  "name": "spender",
                  "type": "address"
                },
                {
                  "name": "value",
                  "type": "uint256"
                },
                {
                  "name": "nonce",
                  "type": "uint256"
                },
                {
                  "name": "deadline",
                  "type": "uint256"
                }
              ]
            },
            "primaryType": "Permit",
            "message": {
              "owner": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "spender": "0x6a51e55000000000000000000000000000000001",
              "value": "25000000",
              "nonce": "0",
              "deadline": "1769861400"
            }
          },
          "request": {
            "domain": {
              "name": "Forwarder",
              "version": "1",
              "chainId": 8453,
              "verifyingContract": "0xf04a000000000000000000000000000000000001"
            },
            "types": {
              "ForwardRequest": [
                {
                  "name": "from",
                  "type": "address"
                },
                {
                  "name": "to",
                  "type": "address"
                },
                {
                  "name": "value",
                  "type": "uint256"
                },
                {
                  "name": "gas",
                  "type": "uint256"
                },
                {
                  "name": "nonce",
                  "type": "uint256"
                },
                {
                  "name": "deadline",
                  "type": "uint48"
                },
                {
                  "name": "data",
                  "type": "bytes"
                }
              ]
            },
            "primaryType": "ForwardRequest",
            "message": {
              "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "to": "0x6a51e55000000000000000000000000000000001",
              "value": "0",
              "gas": "200000",
              "nonce": "0",
              "deadline": "1769861400",
              "data": null
            }
          }
        },
        "prepareId": "bf63a38b-8985-466b-9248-c32c433e47b3",
        "expiresAt": "2026-01-31T12:10:00.000Z",
        "transaction": {
          "type": 2,
          "chainId": 8453,
          "nonce": 0,
          "to": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
          "value": "0",
          "data": "0xa9059cbb00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c800000000000000000000000000000000000000000000000000000000017d7840",
          "gas": "63024",
          "maxFeePerGas": "20000000",
          "maxPriorityFeePerGas": "0"
        },
        "warnings": []
      }
    }
  ],
  "executeTransfer": [
    {
      "name": "sandbox",
      "body": {
        "signedTx": "0x02f86c82210580843b9aca0084b2d05e008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ab475fa2e13db2b190d92a52e1214a202c3ce17cfaedf47111aec0211a9ef3fea07abdbf8f2aec6f2a44917f6576212667f355a688101cf5db0dea2954d80d235d",
        "chainId": 8453
      },
      "response": {
        "success": true,
        "hash": "0x22b120bca438d686de7cd5c28d0667ac2ba9394eba62101bf447d6c5b92c527b",
        "chainId": 8453,
        "status": "pending"
      }
    }
  ],
  "sponsorRequest": [
    {
      "name": "sandbox",
      "body": {
        "chainId": 8453,
        "feeQuote": {
          "quoteId": "2d82066b-b680-477e-a827-628edd79d384",
          "action": "transfer",
          "chainId": 8453,
          "token": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
          "tokenDecimals": 6,
          "tokenPriceUsd": 1,
          "isPro": false,
          "fee": "9360",
          "feeUsd": 0.00936,
          "gasCostUsd": 0.0078,
          "markup": 0.2,
          "expiresAt": "2026-01-31T12:02:00.000Z",
          "signature": "d12c06e047cafba3d03f1a9ecb7d5161ef9666458abe549eb5f073ebea47cfc8"
        },
        "request": {
          "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "to": "0x7a59000000000000000000000000000000000001",
          "data": "0x12345678",
          "value": "0",
          "gas": "65000",
          "nonce": "0",
          "deadline": 1769861400,
          "signature": "0xd101336f613881005f53a2a4f7b3fc2b4c121abcf88f5cedbabb00d31e2f258a796063e6b2d5b13a9f6f3576651d318089d17453d3c5842d2d4b2de2492969e71b"
        }
      },
      "response": {
        "success": true,
        "data": {
          "taskId": "cafb7c3f-f582-4eea-a32a-c997e4606fd1",
          "status": "submitted",
          "sponsor": "memory",
          "hash": "0xe880f36de54d91743aa4f14fa00e06fdbb7e49f0805ee263c7f2383944792fe6"
        }
      }
    }
  ],
  "viewPortfolio": [
    {
      "name": "sandbox",
      "parameters": {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "success": true,
        "totalUSD": 130002499.93637,
        "byChain": [
          {
            "chainId": 1,
            "chainName": "Ethereum",
            "nativeBalance": "10000000000000000000000",
            "nativeBalanceUSD": 30000000,
            "totalUSD": 32000000,
            "tokens": [
              {
                "address": "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
                "symbol": "USDC",
                "name": "USD Coin",
                "decimals": 6,
                "logoURI": null,
                "chainId": 1,
                "balance": "1000000000000",
                "priceUSD": 1,
                "valueUSD": 1000000
              },
              {
                "address": "0xdAC17F958D2ee523a2206206994597C13D831ec7",
                "symbol": "USDT",
                "name": "Tether USD",
                "decimals": 6,
                "logoURI": null,
                "chainId": 1,
                "balance": "1000000000000",
                "priceUSD": 1,
                "valueUSD": 1000000
              }
            ],
            "blockNumber": 0,
            "asOf": "2026-01-31T12:00:00.000Z"
          },
          {
            "chainId": 10,
            "chainName": "Optimism",
            "nativeBalance": "10000000000000000000000",
            "nativeBalanceUSD": 30000000,
            "totalUSD": 32000000,
            "tokens": [
              {
                "address": "0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85",
                "symbol": "USDC",
                "name": "USD Coin",
                "decimals": 6,
                "logoURI": null,
                "chainId": 10,
                "balance": "1000000000000",
                "priceUSD": 1,
                "valueUSD": 1000000
              },
              {
                "address": "0x94b008aA00579c1307B0EF2c499aD98a8ce58e58",
                "symbol": "USDT",
                "name": "Tether USD",
                "decimals": 6,
                "logoURI": null,
                "chainId": 10,
                "balance": "1000000000000",
                "priceUSD": 1,
                "valueUSD": 1000000
              }
            ],
            "blockNumber": 0,
            "asOf": "2026-01-31T12:00:00.000Z"
          }
        ],
        "topTokens": [
          {
            "address": "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
            "symbol": "USDC",
            "name": "USD Coin",
            "decimals": 6,
            "logoURI": null,
            "chainId": 1,
            "balance": "1000000000000",
            "priceUSD": 1,
            "valueUSD": 1000000
          },
          {
            "address": "0xdAC17F958D2ee523a2206206994597C13D831ec7",
            "symbol": "USDT",
            "name": "Tether USD",
            "decimals": 6,
            "logoURI": null,
            "chainId": 1,
            "balance": "1000000000000",
            "priceUSD": 1,
            "valueUSD": 1000000
          }
        ],
        "degraded": [],
        "lastUpdated": "2026-01-31T12:00:00.000Z"
      }
    }
  ],
  "viewPortfolioSummary": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "totalUSD": 130002499.93637,
          "chains": [
            {
              "chainId": 1,
              "chainName": "Ethereum",
              "totalUSD": 32000000
            },
            {
              "chainId": 10,
              "chainName": "Optimism",
              "totalUSD": 32000000
            }
          ],
          "topTokens": [
            {
              "address": "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
              "symbol": "USDC",
              "name": "USD Coin",
              "decimals": 6,
              "logoURI": null,
              "chainId": 1,
              "balance": "1000000000000",
              "priceUSD": 1,
              "valueUSD": 1000000
            },
            {
              "address": "0xdAC17F958D2ee523a2206206994597C13D831ec7",
              "symbol": "USDT",
              "name": "Tether USD",
              "decimals": 6,
              "logoURI": null,
              "chainId": 1,
              "balance": "1000000000000",
              "priceUSD": 1,
              "valueUSD": 1000000
            }
          ],
          "degraded": [],
          "lastUpdated": "2026-01-31T12:00:00.000Z"
        }
      }
    }
  ],
  "viewBitcoin": [
    {
      "name": "sandbox",
      "parameters": {
        "address": "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
      },
      "response": {
        "success": true,
        "address": "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
        "balanceSats": "150000",
        "pendingSats": "0",
        "balanceBTC": "0.00150000",
        "balanceUSD": 150,
        "utxos": [
          {
            "txid": "1111111111111111111111111111111111111111111111111111111111111111",
            "vout": 0,
            "valueSats": "150000",
            "confirmed": true
          }
        ],
        "asOf": "2026-01-31T12:00:00.000Z",
        "degraded": []
      }
    }
  ],
  "viewSolana": [
    {
      "name": "sandbox",
      "parameters": {
        "address": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
      },
      "response": {
        "success": true,
        "address": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
        "lamports": "0",
        "balanceSOL": "0.000000000",
        "balanceUSD": 0,
        "tokens": [],
        "slot": 0,
        "asOf": "2026-01-31T12:00:00.000Z",
        "degraded": []
      }
    }
  ],
  "viewPortfolioHistory": [
    {
      "name": "sandbox",
      "parameters": {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "success": true,
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "points": []
      }
    }
  ],
  "drawReceiveCode": [
    {
      "name": "sandbox",
      "parameters": {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "chainId": "8453"
      },
      "response": {
        "success": true,
        "data": {
          "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "uri": "ethereum:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266@8453",
          "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 45 45\" shape-rendering=\"crispEdges\"><path fill=…",
          "pngDataUrl": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAeAAAAHgCAYAAAB91L6VAAAAAklEQVR4AewaftIAAA7CSURBVO3BwZ…"
        }
      }
    }
  ],
  "viewTransactions": [
    {
      "name": "sandbox",
      "parameters": {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "success": true,
        "data": {
          "transactions": [
            {
              "chainId": 8453,
              "hash": "0xe880f36de54d91743aa4f14fa00e06fdbb7e49f0805ee263c7f2383944792fe6",
              "direction": "out",
              "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "to": "0x7A59000000000000000000000000000000000001",
              "value": "0",
              "token": null,
              "symbol": "ETH",
              "timestamp": "2026-01-31T12:00:00.000Z",
              "status": "pending"
            },
            {
              "chainId": 8453,
              "hash": "0x22b120bca438d686de7cd5c28d0667ac2ba9394eba62101bf447d6c5b92c527b",
              "direction": "out",
              "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
              "value": "1",
              "token": null,
              "symbol": "ETH",
              "timestamp": "2026-01-31T12:00:00.000Z",
              "status": "pending"
            }
          ],
          "nextCursor": null,
          "degraded": [],
          "asOf": "2026-01-31T12:00:00.000Z"
        }
      }
    }
  ],
  "listTokens": [
    {
      "name": "sandbox",
      "parameters": {
        "chainId": "8453",
        "search": "usd",
        "limit": "2"
      },
      "response": {
        "success": true,
        "tokens": [
          {
            "address": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
            "symbol": "USDC",
            "name": "USD Coin",
            "decimals": 6,
            "logoURI": null,
            "chainId": 8453
          },
          {
            "address": "0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2",
            "symbol": "USDT",
            "name": "Tether USD",
            "decimals": 6,
            "logoURI": null,
            "chainId": 8453
          }
        ],
        "count": 2,
        "degraded": [],
        "asOf": "2026-01-31T12:00:00.000Z"
      }
    }
  ],
  "viewTokenPrices": [
    {
      "name": "sandbox",
      "parameters": {
        "symbols": "ETH,USDC"
      },
      "response": {
        "success": true,
        "data": {
          "prices": {
            "ETH": {
              "usd": 3000,
              "change24h": 1.2,
              "source": "sandbox",
              "asOf": "2026-01-31T12:00:00.000Z"
            },
            "USDC": {
              "usd": 1,
              "change24h": 0,
              "source": "sandbox",
              "asOf": "2026-01-31T12:00:00.000Z"
            }
          },
          "asOf": "2026-01-31T12:00:00.000Z"
        }
      }
    }
  ],
  "readMarket": [
    {
      "name": "sandbox",
      "parameters": {
        "path": "simple/price",
        "ids": "ethereum",
        "vs_currencies": "usd"
      },
      "response": {
        "success": true,
        "data": {
          "ethereum": {
            "usd": 3000
          }
        },
        "asOf": "2026-01-31T12:00:00.000Z"
      }
    }
  ],
  "viewOracleDashboard": [
    {
      "name": "sandbox",
      "parameters": {
        "token": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
        "chainId": "8453"
      },
      "response": {
        "success": true,
        "price": {
          "usd": 1,
          "change24h": 0,
          "source": "sandbox-swap"
        },
        "candles": [
          {
            "time": "2026-01-19T01:00:00.000Z",
            "open": 1.0155935722846847,
            "high": 1.0183670765782005,
            "low": 1.0145779787124,
            "close": 1.0173497268513492,
            "volume": 100000
          },
          {
            "time": "2026-01-19T02:00:00.000Z",
            "open": 1.0173497268513492,
            "high": 1.0199665462114589,
            "low": 1.0163323771244979,
            "close": 1.0189475986128462,
            "volume": 10000
          }
        ],
        "indicators": {
          "rsi14": 62.23276017311095,
          "macd": {
            "macd": -0.00041493273852521995,
            "signal": -0.0007294545335783961,
            "histogram": 0.0003145217950531762
          },
          "ema20": 0.9953183580349556,
          "ema50": 0.9941765815177119,
          "sma200": 1.0085234754025698,
          "bollinger": {
            "upper": 1.005398669395137,
            "middle": 0.9952454735520438,
            "lower": 0.9850922777089507
          },
          "atr14": 0.0034806455429420577
        },
        "fearGreed": {
          "value": 52,
          "classification": "Neutral"
        },
        "market": {
          "marketCap": 60000000000,
          "volume24h": 9000000000,
          "rank": 5,
          "fdv": 60000000000
        },
        "liquidity": {
          "totalUsd": 5000000,
          "pools": [
            {
              "address": "0xe08eaf43a32a28e3456aa12bad8b8e669a28cd63",
              "dex": "sandbox-swap",
              "pair": "USDC / USD",
              "liquidityUsd": 5000000,
              "volume24h": 1000000
            }
          ]
        },
        "lending": {
          "protocols": [
            {
              "project": "sandbox-lend",
              "chain": "Base",
              "supplyApy": 4.1,
              "borrowApy": 5.6,
              "tvlUsd": 120000000
            }
          ]
        },
        "degraded": [],
        "asOf": "2026-01-31T12:00:00.000Z",
        "cache": {
          "hit": false,
          "ageMs": 0,
          "ttlMs": 60000
        }
      }
    }
  ],
  "buyMarketSnapshot": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "global": {
            "totalMarketCapUsd": 3412000000000,
            "totalVolume24hUsd": 118000000000,
            "marketCapChange24h": 0.8,
            "dominance": {
              "BTC": 57.2,
              "ETH": 12.4
            },
            "activeCryptocurrencies": 17250,
            "markets": 1290,
            "updatedAt": "2026-01-31T12:00:00.000Z"
          },
          "sentiment": {
            "value": 52,
            "classification": "Neutral",
            "updatedAt": "2026-01-31T12:00:00.000Z"
          },
          "degraded": false,
          "asOf": "2026-01-31T12:00:00.000Z"
        }
      }
    }
  ],
  "viewMppConsent": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "consent": null,
        "mppEnabled": true,
        "spend": {
          "allTime": {
            "total": 0,
            "payments": 0
          },
          "today": {
            "total": 0,
            "payments": 0
          }
        },
        "recentPayments": []
      }
    }
  ],
  "grantMppConsent": [
    {
      "name": "sandbox",
      "body": {
        "autoFundEnabled": true,
        "preferredSourceChain": "base"
      },
      "response": {
        "success": true,
        "consent": {
          "autoFundEnabled": true,
          "preferredSourceChain": "base",
          "consentGrantedAt": "2026-01-31T12:00:00.000Z"
        }
      }
    }
  ],
  "listChatIntents": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "intents": [
            {
              "name": "transfer",
              "description": "Prepares a transfer for your wallet to sign",
              "examples": [
                "send 5 usdc on base to 0x6626040387fde2176266d3E93c5BD368742501AB",
                "send 5 usdc on base to vitalik.eth"
              ]
            },
            {
              "name": "swap",
              "description": "Exchanges one token for another, also across networks",
              "examples": [
                "swap 100 usdc to eth on base",
                "bridge 50 usdc from ethereum to arbitrum"
              ]
            }
          ],
          "channels": [
            "web",
            "whatsapp"
          ]
        }
      }
    }
  ],
  "chat": [
    {
      "name": "sandbox",
      "body": {
        "message": "send 5 usdc on base to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
      },
      "response": {
        "success": true,
        "response": {
          "message": "Transfer 5 USDC (0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913) on Base to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8. A transfer cannot be reversed. Balance and gas are checked when you confirm.",
          "intent": "transfer",
          "data": {
            "sessionId": "3153ddf3-5810-4bff-be66-4f4da368d993",
            "missing": [],
            "amount": "5",
            "token": "USDC",
            "fromChain": 8453,
            "recipient": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
            "warnings": [
              "A transfer cannot be reversed.",
              "Balance and gas are checked when you confirm."
            ]
          },
          "suggestions": [
            "cancel"
          ],
          "actions": [
            {
              "label": "Confirm",
              "action": "confirm",
              "params": {
                "confirmAction": "0cbb19fc-5fa7-410f-9ba5-027deb3d6000"
              },
              "destructive": true
            },
            {
              "label": "Cancel",
              "action": "say",
              "params": {
                "message": "cancel"
              },
              "destructive": false
            }
          ],
          "requiresConfirmation": true,
          "confirmationPrompt": "Transfer 5 USDC (0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913) on Base to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8. Prepare it for signing?"
        }
      }
    }
  ],
  "receiveUpdate": [
    {
      "name": "sandbox",
      "parameters": {
        "platform": "telegram"
      },
      "body": {
        "update_id": 1001,
        "message": {
          "message_id": 1,
          "date": 1769860800,
          "text": "am i verified?",
          "chat": {
            "id": 77,
            "type": "private"
          }
        }
      },
      "response": {
        "success": true,
        "data": {
          "accepted": 0,
          "duplicates": 0
        }
      }
    }
  ],
  "answerChallenge": [
    {
      "name": "sandbox",
      "parameters": {
        "hub.mode": "subscribe",
        "hub.challenge": "1158201444",
        "hub.verify_token": "verify-token-of-tests"
      },
      "response": "1158201444"
    }
  ],
  "processWebhooks": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "processed": 0,
        "failed": 0,
        "skipped": 0,
        "durationMs": 0,
        "errors": []
      }
    }
  ],
  "mcp": [
    {
      "name": "sandbox",
      "body": {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "tools/call",
        "params": {
          "name": "token_prices",
          "arguments": {
            "symbols": [
              "ETH"
            ]
          }
        }
      },
      "response": {
        "result": {
          "content": [
            {
              "type": "text",
              "text": "{\"prices\":{\"ETH\":{\"usd\":3000,\"change24h\":1.2,\"source\":\"sandbox\",\"asOf\":\"2026-01-31T12:00:00.000Z\"}},\"asOf\":\"2026-01-31T12:00:00.000Z\"}"
            }
          ],
          "structuredContent": {
            "prices": {
              "ETH": {
                "usd": 3000,
                "change24h": 1.2,
                "source": "sandbox",
                "asOf": "2026-01-31T12:00:00.000Z"
              }
            },
            "asOf": "2026-01-31T12:00:00.000Z"
          }
        },
        "jsonrpc": "2.0",
        "id": 1
      }
    }
  ]
};
