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
  "readSignIn": [
    {
      "name": "sandbox",
      "parameters": {
        "action": "nonce"
      },
      "response": {
        "nonce": "YKNvRqaURBsGALdel",
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
        "message": "localhost:3000 wants you to sign in with your Ethereum account:\n0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\n\nSign in to the token sale.\n\nURI: http://localhost:3000\nVersion: 1\nChain ID: 8453\nNonce: UArKzQiXfDXOHyJ2X\nIssued At: 2026-01-31T12:00:00.000Z",
        "signature": "0x371b9e9ed9a71864809fa95e9adfe0df87cd969b51a7d0b0d90ce65e42e78ffe647959a01bc4b44ad7fa3a46bc3e3cea1321bcb3f88c91b8589d1358eb1923201b",
        "issueToken": true
      },
      "response": {
        "ok": true,
        "accessToken": "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IkdoNDhyaTlKa1Z6QWJnbndDeTRUSmJqckhhUzJ2NTdrZUFIWnJoRjRM…",
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
            "x": "eAggrObSecASdeEmjeM8a6brR0xyA8681dLsZ1VrqJc",
            "y": "VTsayGMpgnBGferk3bMt00FjKkQ9Lh6COR3nmk9PLIk",
            "kid": "Gh48ri9JkVzAbgnwCy4TJbjrHaS2v57keAHZrhF4L90",
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
          "lastFour": "855d",
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
              "lastFour": "855d",
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
              "lastFour": "98a0",
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
        "verificationUrl": "http://localhost:3000/sandbox/kyc/172dda09-9b75-49d2-9dfd-c3a68b448f5c",
        "needsSessionCreation": false,
        "sessionId": "172dda09-9b75-49d2-9dfd-c3a68b448f5c"
      }
    }
  ],
  "linkKycSession": [
    {
      "name": "sandbox",
      "body": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "sessionId": "744ade30-c866-4a34-ae34-f5a4a25dee8c"
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
          "verificationUrl": "http://localhost:3000/sandbox/kyc/172dda09-9b75-49d2-9dfd-c3a68b448f5c",
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
          "url": "http://localhost:3000/sandbox/kyc/172dda09-9b75-49d2-9dfd-c3a68b448f5c"
        }
      }
    }
  ],
  "receiveKycWebhook": [
    {
      "name": "sandbox",
      "body": {
        "eventId": "fe0f73f5-fe4f-468b-9f74-51bd050ad453",
        "sessionId": "3de61391-cbed-441b-94bd-50c6fad65fa3",
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
          "nftSaleContract": "0x5A1E000000000000000000000000000000000002",
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
          "nonce": "106363392760907980058353643498728032615225333961825786555308292165142983483588",
          "deadline": "1769861700",
          "signature": "0x1ef266b2054cb37a4c848b4701ae7883bd15e81d659b05219f6ec688bd9974fb24381e10b74e54d5a4fe361ff773a37c999ae896c282df489bccb2dad81392ac1b",
          "tier": "TIER_1",
          "purchaseParams": {
            "chainId": 8453,
            "to": "0x5a1E000000000000000000000000000000000001",
            "data": "0xc200bc0c000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda02913000000000000000000000000000000000000000000000000000000000ee6b280000000000000000000000000000000000000000000000000000000003b9aa2f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000eb278c025e0f2031004df143a3e7efcc760ae54139a2c83eb2ff9f918e7820c400000000000000000000000000000000000000000000000000000000697df2440000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000014000000000000000000000000000000000000000000000000000000000000000411ef266b2054cb37a4c848b4701ae7883bd15e81d659b05219f6ec688bd9974fb24381e10b74e54d5a4fe361ff773a37c999ae896c282df489bccb2dad81392ac1b00000000000000000000000000000000000000000000000000000000000000",
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
                "nonce": "106363392760907980058353643498728032615225333961825786555308292165142983483588",
                "deadline": "1769861700",
                "tier": 1
              },
              "0x1ef266b2054cb37a4c848b4701ae7883bd15e81d659b05219f6ec688bd9974fb24381e10b74e54d5a4fe361ff773a37c999ae896c282df489bccb2dad81392ac1b"
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
          "nonce": "16054623157403609136092101185276907987994363444674096517557783974580256512405",
          "deadline": "1769861700",
          "signature": "0x26697dc00a56e195ab9ab6e15bd17fae77d5d5d046f8172e5b808eea81f5ca9e6042bd7ae521db44ed7eafd8611d7518232af21865595b6428ec6afecf4e11941b",
          "purchaseParams": {
            "chainId": 8453,
            "to": "0x5A1E000000000000000000000000000000000002",
            "data": "0xbcd2d953000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda02913000000000000000000000000000000000000000000000000000000000ee6b280000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000237e983d9fc522171863c8ce061b404f534ef175bdbc503941b64cc41ed4199500000000000000000000000000000000000000000000000000000000697df2440000000000000000000000000000000000000000000000000000000000000120000000000000000000000000000000000000000000000000000000000000004126697dc00a56e195ab9ab6e15bd17fae77d5d5d046f8172e5b808eea81f5ca9e6042bd7ae521db44ed7eafd8611d7518232af21865595b6428ec6afecf4e11941b00000000000000000000000000000000000000000000000000000000000000",
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
                "nonce": "16054623157403609136092101185276907987994363444674096517557783974580256512405",
                "deadline": "1769861700"
              },
              "0x26697dc00a56e195ab9ab6e15bd17fae77d5d5d046f8172e5b808eea81f5ca9e6042bd7ae521db44ed7eafd8611d7518232af21865595b6428ec6afecf4e11941b"
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
          "remaining": "749990000",
          "rules": [
            {
              "rule": "registered",
              "outcome": "pass",
              "code": null,
              "message": null,
              "remedy": null
            },
            {
              "rule": "notBlocked",
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
  "viewDecision": [
    {
      "name": "sandbox",
      "parameters": {
        "id": "120e0384-0cb7-4301-a3e5-46ce0e1219ad"
      },
      "response": {
        "success": true,
        "data": {
          "id": "120e0384-0cb7-4301-a3e5-46ce0e1219ad",
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
              "rule": "notBlocked",
              "outcome": "pass",
              "code": null,
              "message": null,
              "fact": {
                "source": "user record",
                "age": 0,
                "block": null,
                "version": null
              }
            }
          ],
          "policy": "sale@c238bb9df731bc27",
          "request": "8dcb984e5b249d01c4173724c69d7069fc50b373e764af7bf9f8c05f027a1e61",
          "requestId": "8d5b1bc8-7a7b-4f4d-8551-98879bc16ab9"
        }
      }
    }
  ],
  "viewDecisionReceipt": [
    {
      "name": "sandbox",
      "parameters": {
        "id": "120e0384-0cb7-4301-a3e5-46ce0e1219ad"
      },
      "response": {
        "success": true,
        "data": {
          "receipt": "eyJhbGciOiJFUzI1NiIsInR5cCI6ImRlY2lzaW9uK2p3dCIsImtpZCI6IkdoNDhyaTlKa1Z6QWJnbndDeTRUSmJqckhhUzJ2NTdr…",
          "inclusion": null
        }
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
          "referralCode": "RN9BGHHC",
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
            "referralCode": "RN9BGHHC",
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
            "referralCode": "RN9BGHHC",
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
  "confirmEmail": [
    {
      "name": "sandbox",
      "parameters": {
        "token": "2036a201d19acb703009fbd2cb8118a5dba464b978ff2b679ee830cdb8f65c85"
      },
      "response": {
        "success": true,
        "data": {
          "emailVerified": true
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
  "viewPortfolio": [
    {
      "name": "sandbox",
      "parameters": {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "success": true,
        "totalUSD": 130002500,
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
          "totalUSD": 130002500,
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
              "chainId": 1,
              "hash": "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
              "direction": "out",
              "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "to": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
              "value": "250000000",
              "token": "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
              "symbol": "USDC",
              "timestamp": "2026-01-03T10:00:00.000Z",
              "status": "confirmed"
            },
            {
              "chainId": 8453,
              "hash": "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
              "direction": "in",
              "from": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
              "to": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "value": "1000000000000000000",
              "token": null,
              "symbol": "ETH",
              "timestamp": "2026-01-02T10:00:00.000Z",
              "status": "confirmed"
            }
          ],
          "nextCursor": null,
          "degraded": [],
          "asOf": "2026-01-31T12:00:00.000Z"
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
          "quoteId": "b8fddc3c-3d61-4abc-b538-fede43ab5ea9",
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
          "signature": "b888a5aae4f1bb9f88e738d5ef112fbd460de0046335c0d7ec6a77a53c5964e1"
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
        "prepareId": "c81fcaf1-eaa6-4133-937c-cc0159eb1dc2",
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
          "quoteId": "60feaad4-1208-4e14-a3c6-2009574ec528",
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
          "signature": "c5dd05eea3f51be5a768bdb2eda34cd08127994cfdca42b21a032c265762699e"
        }
      }
    }
  ],
  "sponsorRequest": [
    {
      "name": "sandbox",
      "body": {
        "chainId": 8453,
        "feeQuote": {
          "quoteId": "51bad740-05d3-47c8-a2cc-e96231095fae",
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
          "signature": "25615418f8ea0adcc1263a0cca628efd8afe221934b4acb2a8e19b640c1b3179"
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
          "taskId": "aa05e518-967d-4082-a87a-a3a6347cf85e",
          "status": "submitted",
          "sponsor": "memory",
          "hash": "0xe880f36de54d91743aa4f14fa00e06fdbb7e49f0805ee263c7f2383944792fe6"
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
              "requestId": "0xe4359aa7a7cd6f05a9b45d37eaff7801826f5fad11b39eadbe9aa0de3d16a6d8",
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
                    "endpoint": "/intents/status/v3?requestId=0xe4359aa7a7cd6f05a9b45d37eaff7801826f5fad11b39eadbe9aa0de3d16a6d8",
                    "method": "GET"
                  }
                }
              ]
            },
            {
              "id": "deposit",
              "action": "Confirm transaction",
              "kind": "transaction",
              "requestId": "0xe4359aa7a7cd6f05a9b45d37eaff7801826f5fad11b39eadbe9aa0de3d16a6d8",
              "items": [
                {
                  "status": "incomplete",
                  "data": {
                    "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
                    "chainId": 8453,
                    "to": "0x5AA9000000000000000000000000000000000001",
                    "data": "0xe8017952000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda029130000000000000000000000000000000000000000000000000000000001c9c380e4359aa7a7cd6f05a9b45d37eaff7801826f5fad11b39eadbe9aa0de3d16a6d8",
                    "value": "0"
                  },
                  "check": {
                    "endpoint": "/intents/status/v3?requestId=0xe4359aa7a7cd6f05a9b45d37eaff7801826f5fad11b39eadbe9aa0de3d16a6d8",
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
          "quoteId": "067816cb-dd2a-47ab-a8f7-30f73a438e12",
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
          "signature": "4c29a68d1ddfd153bf2b032f0bac78e45abb3bfa39074fa051c01d72e43f16cc"
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
        "requestId": "0xc2b485d38ca3322e9f60dac2b43149260f8d691a72fe131e8a5d6c511f3b0608"
      },
      "response": {
        "success": true,
        "data": {
          "requestId": "0xc2b485d38ca3322e9f60dac2b43149260f8d691a72fe131e8a5d6c511f3b0608",
          "status": "waiting",
          "inTxHashes": [],
          "outTxHashes": [],
          "updatedAt": "2026-01-31T12:00:00.000Z"
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
  "resolveReferralCode": [
    {
      "name": "sandbox",
      "parameters": {
        "code": "RN9BGHHC"
      },
      "response": {
        "success": true,
        "data": {
          "code": "RN9BGHHC",
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
            "sessionId": "463fc94d-c118-4afd-9aae-f4e85e6730b1",
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
                "confirmAction": "65861363-b7d3-44d9-b472-1f6164755ca5"
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
  ],
  "viewOperatorSession": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "wallet": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "role": "admin",
          "gatePassed": true,
          "freshUntil": "2026-01-31T13:00:00.000Z",
          "fourEyes": true
        }
      }
    }
  ],
  "listOperators": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "operators": [
            {
              "wallet": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
              "role": "reviewer",
              "since": null,
              "by": null
            },
            {
              "wallet": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
              "role": "admin",
              "since": null,
              "by": null
            }
          ]
        }
      }
    }
  ],
  "viewOverview": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "asOf": "2026-01-31T12:00:00.000Z",
          "since": "2026-01-02T00:00:00.000Z",
          "users": {
            "total": 4,
            "signedIn": 4,
            "blocked": 0,
            "kyc": {
              "none": 3,
              "pending": 0,
              "approved": 1,
              "rejected": 0
            },
            "tiers": {
              "TIER_1": 1,
              "TIER_2": 0,
              "TIER_3": 0
            },
            "registered": [
              {
                "day": "2026-01-31",
                "count": 4
              }
            ]
          },
          "sale": {
            "authorizations": {
              "issued": 1,
              "used": 0,
              "expired": 0
            },
            "purchases": 0,
            "volume": "0",
            "issued": [
              {
                "day": "2026-01-31",
                "count": 1
              }
            ],
            "bought": []
          },
          "contract": {
            "phase": "active",
            "tokensSold": "0",
            "tokensForSale": "100000000000000000000000000",
            "price": "50000"
          },
          "refusals": [
            {
              "code": "AMOUNT_BELOW_MINIMUM",
              "count": 1
            }
          ],
          "sponsorship": {
            "spentUsd": {
              "all": 0,
              "wallet": 0,
              "network": 0
            },
            "budgetUsd": {
              "all": 1000,
              "wallet": 20,
              "network": 100
            }
          },
          "payments": [
            {
              "network": "sandbox",
              "currency": "0x20C0000000000000000000000000000000000000",
              "payments": 1,
              "amount": "5000"
            }
          ],
          "queue": {
            "waiting": 0,
            "dead": 1
          },
          "openAlarms": 1,
          "relayers": [],
          "upstreams": [],
          "unavailable": []
        }
      }
    }
  ],
  "listAlarms": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "alarms": [
            {
              "id": "cf130275-2550-4e4c-a50a-b5284c219c46",
              "kind": "swap-quote-unsafe",
              "subject": "chainId=10",
              "message": "A quote was unsafe",
              "facts": {
                "chainId": 10,
                "reason": "the spender is not the router"
              },
              "state": "open",
              "firstAt": "2026-01-31T12:00:00.000Z",
              "lastAt": "2026-01-31T12:00:00.000Z",
              "count": 1,
              "acknowledgement": null
            }
          ],
          "nextCursor": null
        }
      }
    }
  ],
  "acknowledgeAlarm": [
    {
      "name": "sandbox",
      "parameters": {
        "id": "cf130275-2550-4e4c-a50a-b5284c219c46"
      },
      "body": {
        "note": "The provider was informed"
      },
      "response": {
        "success": true,
        "data": {
          "id": "cf130275-2550-4e4c-a50a-b5284c219c46",
          "kind": "swap-quote-unsafe",
          "subject": "chainId=10",
          "message": "A quote was unsafe",
          "facts": {
            "chainId": 10,
            "reason": "the spender is not the router"
          },
          "state": "acknowledged",
          "firstAt": "2026-01-31T12:00:00.000Z",
          "lastAt": "2026-01-31T12:00:00.000Z",
          "count": 1,
          "acknowledgement": {
            "by": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
            "note": "The provider was informed",
            "at": "2026-01-31T12:00:00.000Z"
          }
        }
      }
    }
  ],
  "exportUser": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": "{\"table\":\"users\",\"row\":{\"contractChainIds\":[],\"emailVerified\":true,\"referralDisclaimerAccepted\":false,\"referrerStated\":false,\"referrerDisputed\":false,\"isBlocked\":false,\"notifyAml\":false,\"notifyVesting\":false,\"notifyUpdates\":true,\"wallet\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\",\"createdAt\":\"2026-01-31T12:00:00.000Z\",\"referralCode\":\"RN9BGHHC\",\"id\":1,\"siweVerifiedAt\":\"2026-01-31T12:00:00.000Z\",\"username\":\"alice_1\",\"email\":\"alice@example.com\"}}\n{\"table\":\"profile_changes\",\"row\":{\"field\":\"username\",\"after\":\"alice_1\",\"at\":\"2026-01-31T12:00:00.000Z\",\"actor\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\"}}"
    }
  ],
  "proposeErasure": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
      },
      "body": {
        "reason": "Request under article 17 GDPR"
      },
      "response": {
        "success": true,
        "data": {
          "id": "1",
          "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
          "action": "erase",
          "tier": null,
          "expiresAt": null,
          "role": null,
          "reason": "Request under article 17 GDPR",
          "state": "open",
          "proposedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "proposedAt": "2026-01-31T12:00:00.000Z",
          "endsAt": "2026-02-07T12:00:00.000Z",
          "decidedBy": null,
          "decidedAt": null,
          "decisionReason": null
        }
      }
    }
  ],
  "viewReconciliation": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "at": "2026-01-31T12:00:00.000Z",
          "checks": [
            {
              "check": "permits",
              "outcome": "match",
              "figures": {
                "issued": "0",
                "used": "0",
                "expired": "0",
                "open": "0",
                "purchases": "0",
                "unconfirmed": "0",
                "usedNeverIssued": "0"
              },
              "differences": []
            },
            {
              "check": "purchases",
              "outcome": "match",
              "figures": {
                "tokensIndexed": "0",
                "tokensSold": "0",
                "buyersCompared": "0",
                "unread": "0"
              },
              "differences": []
            }
          ]
        }
      }
    }
  ],
  "blockUser": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
      },
      "body": {
        "reason": "Reported as stolen, case 4711"
      },
      "response": {
        "success": true,
        "data": {
          "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
          "isBlocked": true,
          "changed": true,
          "liveAuthorizations": 0
        }
      }
    }
  ],
  "addNote": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
      },
      "body": {
        "text": "Called back, identity confirmed"
      },
      "response": {
        "success": true,
        "data": {
          "id": "1",
          "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
          "text": "Called back, identity confirmed",
          "by": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "at": "2026-01-31T12:00:00.000Z"
        }
      }
    }
  ],
  "proposeUnblock": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
      },
      "body": {
        "reason": "The owner proved the wallet again, case 4711"
      },
      "response": {
        "success": true,
        "data": {
          "id": "2",
          "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
          "action": "unblock",
          "tier": null,
          "expiresAt": null,
          "role": null,
          "reason": "The owner proved the wallet again, case 4711",
          "state": "open",
          "proposedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "proposedAt": "2026-01-31T12:00:00.000Z",
          "endsAt": "2026-02-07T12:00:00.000Z",
          "decidedBy": null,
          "decidedAt": null,
          "decisionReason": null
        }
      }
    }
  ],
  "proposeTier": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
      },
      "body": {
        "tier": "TIER_3",
        "reason": "Accredited investor, letter of 30 January",
        "expiresAt": "2027-01-31T12:00:00.000Z"
      },
      "response": {
        "success": true,
        "data": {
          "id": "3",
          "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
          "action": "grant-tier",
          "tier": "TIER_3",
          "expiresAt": "2027-01-31T12:00:00.000Z",
          "role": null,
          "reason": "Accredited investor, letter of 30 January",
          "state": "open",
          "proposedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "proposedAt": "2026-01-31T12:00:00.000Z",
          "endsAt": "2026-02-07T12:00:00.000Z",
          "decidedBy": null,
          "decidedAt": null,
          "decisionReason": null
        }
      }
    }
  ],
  "proposeTierRevocation": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
      },
      "body": {
        "tier": "TIER_2",
        "reason": "The proof of funds was withdrawn"
      },
      "response": {
        "success": true,
        "data": {
          "id": "4",
          "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
          "action": "revoke-tier",
          "tier": "TIER_2",
          "expiresAt": null,
          "role": null,
          "reason": "The proof of funds was withdrawn",
          "state": "open",
          "proposedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "proposedAt": "2026-01-31T12:00:00.000Z",
          "endsAt": "2026-02-07T12:00:00.000Z",
          "decidedBy": null,
          "decidedAt": null,
          "decisionReason": null
        }
      }
    }
  ],
  "proposeOperator": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
      },
      "body": {
        "role": "viewer",
        "reason": "Joins the support team"
      },
      "response": {
        "success": true,
        "data": {
          "id": "5",
          "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
          "action": "add-operator",
          "tier": null,
          "expiresAt": null,
          "role": "viewer",
          "reason": "Joins the support team",
          "state": "open",
          "proposedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "proposedAt": "2026-01-31T12:00:00.000Z",
          "endsAt": "2026-02-07T12:00:00.000Z",
          "decidedBy": null,
          "decidedAt": null,
          "decisionReason": null
        }
      }
    }
  ],
  "proposeOperatorRemoval": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
      },
      "body": {
        "reason": "Leaves the company"
      },
      "response": {
        "success": true,
        "data": {
          "id": "6",
          "wallet": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
          "action": "remove-operator",
          "tier": null,
          "expiresAt": null,
          "role": null,
          "reason": "Leaves the company",
          "state": "open",
          "proposedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "proposedAt": "2026-01-31T12:00:00.000Z",
          "endsAt": "2026-02-07T12:00:00.000Z",
          "decidedBy": null,
          "decidedAt": null,
          "decisionReason": null
        }
      }
    }
  ],
  "listProposals": [
    {
      "name": "sandbox",
      "parameters": {
        "state": "open",
        "limit": "10"
      },
      "response": {
        "success": true,
        "data": {
          "proposals": [
            {
              "id": "6",
              "wallet": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
              "action": "remove-operator",
              "tier": null,
              "expiresAt": null,
              "role": null,
              "reason": "Leaves the company",
              "state": "open",
              "proposedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
              "proposedAt": "2026-01-31T12:00:00.000Z",
              "endsAt": "2026-02-07T12:00:00.000Z",
              "decidedBy": null,
              "decidedAt": null,
              "decisionReason": null
            },
            {
              "id": "5",
              "wallet": "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
              "action": "add-operator",
              "tier": null,
              "expiresAt": null,
              "role": "viewer",
              "reason": "Joins the support team",
              "state": "open",
              "proposedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
              "proposedAt": "2026-01-31T12:00:00.000Z",
              "endsAt": "2026-02-07T12:00:00.000Z",
              "decidedBy": null,
              "decidedAt": null,
              "decisionReason": null
            }
          ],
          "nextCursor": null
        }
      }
    }
  ],
  "approveProposal": [
    {
      "name": "sandbox",
      "parameters": {
        "id": "7"
      },
      "response": {
        "success": true,
        "data": {
          "id": "7",
          "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "action": "grant-tier",
          "tier": "TIER_2",
          "expiresAt": null,
          "role": null,
          "reason": "Proof of funds, case 4712",
          "state": "approved",
          "proposedBy": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
          "proposedAt": "2026-01-31T12:00:00.000Z",
          "endsAt": "2026-02-07T12:00:00.000Z",
          "decidedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "decidedAt": "2026-01-31T12:00:00.000Z",
          "decisionReason": null
        }
      }
    }
  ],
  "rejectProposal": [
    {
      "name": "sandbox",
      "parameters": {
        "id": "8"
      },
      "body": {
        "reason": "A namesake: the date of birth differs"
      },
      "response": {
        "success": true,
        "data": {
          "id": "8",
          "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
          "action": "revoke-tier",
          "tier": null,
          "expiresAt": null,
          "role": null,
          "reason": "Name on a list",
          "state": "rejected",
          "proposedBy": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
          "proposedAt": "2026-01-31T12:00:00.000Z",
          "endsAt": "2026-02-07T12:00:00.000Z",
          "decidedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "decidedAt": "2026-01-31T12:00:00.000Z",
          "decisionReason": "A namesake: the date of birth differs"
        }
      }
    }
  ],
  "listUsers": [
    {
      "name": "sandbox",
      "parameters": {
        "kyc": "approved",
        "limit": "10"
      },
      "response": {
        "success": true,
        "data": {
          "users": [
            {
              "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "username": "alice_1",
              "email": "alice@example.com",
              "name": null,
              "isBlocked": false,
              "kycStatus": "approved",
              "tier": "TIER_2",
              "siweVerifiedAt": "2026-01-31T12:00:00.000Z",
              "createdAt": "2026-01-31T12:00:00.000Z"
            }
          ],
          "nextCursor": null
        }
      }
    }
  ],
  "viewUserFile": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      },
      "response": {
        "success": true,
        "data": {
          "profile": {
            "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
            "username": "alice_1",
            "email": "alice@example.com",
            "emailVerified": true,
            "unconfirmedEmail": null,
            "name": null,
            "phone": null,
            "countryCode": null,
            "isBlocked": false,
            "referralCode": "RN9BGHHC",
            "referredBy": null,
            "claimedReferrer": null,
            "siweVerifiedAt": "2026-01-31T12:00:00.000Z",
            "embeddedUserId": null,
            "createdAt": "2026-01-31T12:00:00.000Z"
          },
          "profileHistory": [
            {
              "field": "username",
              "before": null,
              "after": "alice_1",
              "at": "2026-01-31T12:00:00.000Z",
              "actor": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
            },
            {
              "field": "notifyUpdates",
              "before": "false",
              "after": "true",
              "at": "2026-01-31T12:00:00.000Z",
              "actor": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
            }
          ],
          "wallets": [
            {
              "chain": "evm",
              "address": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
              "label": "savings"
            }
          ],
          "eligibility": {
            "eligible": true,
            "code": null,
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
                "rule": "notBlocked",
                "outcome": "pass",
                "code": null,
                "message": null,
                "fact": {
                  "source": "user record",
                  "age": 0,
                  "block": null,
                  "version": null
                }
              }
            ]
          },
          "kyc": {
            "status": "approved",
            "tier": "TIER_2",
            "until": null,
            "sessions": [
              {
                "id": "b7950687-d68e-405d-8f8a-21f9a892f610",
                "tier": "TIER_1",
                "status": "approved",
                "createdAt": "2026-01-31T12:00:00.000Z",
                "statusAt": "2026-01-31T12:00:00.000Z",
                "revokedAt": null,
                "countryCode": null,
                "region": null
              },
              {
                "id": "172dda09-9b75-49d2-9dfd-c3a68b448f5c",
                "tier": "TIER_2",
                "status": "pending",
                "createdAt": "2026-01-31T12:00:00.000Z",
                "statusAt": "2026-01-31T12:00:00.000Z",
                "revokedAt": null,
                "countryCode": null,
                "region": null
              }
            ],
            "events": [
              {
                "id": "cf0abc6a-e598-443b-b7d1-88d6bb81572c",
                "sessionId": "b7950687-d68e-405d-8f8a-21f9a892f610",
                "status": "approved",
                "tier": "TIER_1",
                "occurredAt": "2026-01-31T12:00:00.000Z",
                "applied": true
              },
              {
                "id": "report:744ade30-c866-4a34-ae34-f5a4a25dee8c:approved",
                "sessionId": "744ade30-c866-4a34-ae34-f5a4a25dee8c",
                "status": "approved",
                "tier": "TIER_1",
                "occurredAt": "2026-01-31T12:00:00.000Z",
                "applied": false
              }
            ],
            "rulings": [
              {
                "kind": "grant",
                "tier": "TIER_2",
                "at": "2026-01-31T12:00:00.000Z",
                "expiresAt": null,
                "by": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
                "reason": "Proof of funds, case 4712",
                "proposal": "7"
              }
            ],
            "otherWallets": []
          },
          "terms": {
            "currentVersion": "1",
            "acceptances": [
              {
                "version": "1",
                "acceptedAt": "2026-01-31T12:00:00.000Z",
                "ip": "127.0.0.1",
                "userAgent": null
              }
            ]
          },
          "screening": {
            "sanctioned": false,
            "source": "denylist",
            "asOf": null,
            "reason": null
          },
          "decisions": [
            {
              "id": "72ab08dd-52ff-4f3e-be3d-de2bcc3b63e6",
              "at": "2026-01-31T12:00:00.000Z",
              "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "kind": "sponsor",
              "outcome": "granted",
              "code": null,
              "rules": [
                {
                  "rule": "chainServed",
                  "outcome": "pass",
                  "code": null,
                  "message": null,
                  "fact": null
                },
                {
                  "rule": "signed",
                  "outcome": "pass",
                  "code": null,
                  "message": null,
                  "fact": null
                }
              ],
              "policy": "sponsor@8e237bb4c29790c8",
              "request": "5a97e64b627364a61f3e8df15ce6fbca3f180774562125aae5589438dbadfd86",
              "requestId": "e4137dd4-d83b-4d97-a136-452c63495b3c"
            },
            {
              "id": "b9aa3c9a-c077-4d92-af98-cbb781757d64",
              "at": "2026-01-31T12:00:00.000Z",
              "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "kind": "relay",
              "outcome": "granted",
              "code": null,
              "rules": [
                {
                  "rule": "wellFormed",
                  "outcome": "pass",
                  "code": null,
                  "message": null,
                  "fact": null
                },
                {
                  "rule": "relayable",
                  "outcome": "pass",
                  "code": null,
                  "message": null,
                  "fact": null
                }
              ],
              "policy": "relay@f7cccb516b9ecb68",
              "request": "f02baa328a73a46fca01af30c126282dc6948262977a505ea879e93905f586c5",
              "requestId": "1e91435d-340a-48b3-bbda-7aacff3842f4"
            }
          ],
          "authorizations": [
            {
              "nonce": "106363392760907980058353643498728032615225333961825786555308292165142983483588",
              "state": "issued",
              "paymentToken": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
              "amount": "250000000",
              "maxAllowed": "999990000",
              "tier": "TIER_1",
              "isEU": false,
              "referrer": "0x0000000000000000000000000000000000000000",
              "deadline": "1769861700",
              "issuedAt": "2026-01-31T12:00:00.000Z"
            }
          ],
          "nftAuthorizations": [
            {
              "contract": "0x5A1E000000000000000000000000000000000002",
              "nonce": "16054623157403609136092101185276907987994363444674096517557783974580256512405",
              "tokenId": "1",
              "tierId": 1,
              "amount": "250000000",
              "deadline": "1769861700",
              "issuedAt": "2026-01-31T12:00:00.000Z"
            }
          ],
          "purchased": "0",
          "purchases": [],
          "transfers": [
            {
              "chainId": 8453,
              "hash": "0x22b120bca438d686de7cd5c28d0667ac2ba9394eba62101bf447d6c5b92c527b",
              "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
              "amount": "1",
              "token": null,
              "status": "pending",
              "recordedAt": "2026-01-31T12:00:00.000Z"
            }
          ],
          "sponsorships": [
            {
              "id": "aa05e518-967d-4082-a87a-a3a6347cf85e",
              "chainId": 8453,
              "target": "0x7A59000000000000000000000000000000000001",
              "state": "relayed",
              "costUsd": 0.00462816,
              "hash": "0xe880f36de54d91743aa4f14fa00e06fdbb7e49f0805ee263c7f2383944792fe6",
              "takenAt": "2026-01-31T12:00:00.000Z"
            }
          ],
          "suspendedUntil": null,
          "keys": [
            {
              "id": 3,
              "label": "portfolio dashboard",
              "prefix": "svc_pk_live_",
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
              "scopes": [
                "portfolio",
                "oracle"
              ],
              "createdAt": "2026-01-31T12:00:00.000Z",
              "expiresAt": null,
              "lastUsedAt": "2026-01-31T12:00:00.000Z",
              "revokedAt": null
            }
          ],
          "blocks": [],
          "proposals": [
            {
              "id": "8",
              "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "action": "revoke-tier",
              "tier": null,
              "expiresAt": null,
              "role": null,
              "reason": "Name on a list",
              "state": "rejected",
              "proposedBy": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
              "proposedAt": "2026-01-31T12:00:00.000Z",
              "endsAt": "2026-02-07T12:00:00.000Z",
              "decidedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
              "decidedAt": "2026-01-31T12:00:00.000Z",
              "decisionReason": "A namesake: the date of birth differs"
            },
            {
              "id": "7",
              "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "action": "grant-tier",
              "tier": "TIER_2",
              "expiresAt": null,
              "role": null,
              "reason": "Proof of funds, case 4712",
              "state": "approved",
              "proposedBy": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
              "proposedAt": "2026-01-31T12:00:00.000Z",
              "endsAt": "2026-02-07T12:00:00.000Z",
              "decidedBy": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
              "decidedAt": "2026-01-31T12:00:00.000Z",
              "decisionReason": null
            }
          ],
          "notes": []
        }
      }
    }
  ],
  "listDecisions": [
    {
      "name": "sandbox",
      "parameters": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "outcome": "refused"
      },
      "response": {
        "success": true,
        "data": {
          "decisions": [
            {
              "id": "120e0384-0cb7-4301-a3e5-46ce0e1219ad",
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
                  "rule": "notBlocked",
                  "outcome": "pass",
                  "code": null,
                  "message": null,
                  "fact": {
                    "source": "user record",
                    "age": 0,
                    "block": null,
                    "version": null
                  }
                }
              ],
              "policy": "sale@c238bb9df731bc27",
              "request": "8dcb984e5b249d01c4173724c69d7069fc50b373e764af7bf9f8c05f027a1e61",
              "requestId": "8d5b1bc8-7a7b-4f4d-8551-98879bc16ab9"
            }
          ],
          "nextCursor": null
        }
      }
    }
  ],
  "viewOperatorDecision": [
    {
      "name": "sandbox",
      "parameters": {
        "id": "120e0384-0cb7-4301-a3e5-46ce0e1219ad"
      },
      "response": {
        "success": true,
        "data": {
          "id": "120e0384-0cb7-4301-a3e5-46ce0e1219ad",
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
              "rule": "notBlocked",
              "outcome": "pass",
              "code": null,
              "message": null,
              "fact": {
                "source": "user record",
                "age": 0,
                "block": null,
                "version": null
              }
            }
          ],
          "policy": "sale@c238bb9df731bc27",
          "request": "8dcb984e5b249d01c4173724c69d7069fc50b373e764af7bf9f8c05f027a1e61",
          "requestId": "8d5b1bc8-7a7b-4f4d-8551-98879bc16ab9"
        }
      }
    }
  ],
  "listAudit": [
    {
      "name": "sandbox",
      "parameters": {
        "action": "proposal.create",
        "limit": "10"
      },
      "response": {
        "success": true,
        "data": {
          "entries": [
            {
              "position": 20,
              "at": "2026-01-31T12:00:00.000Z",
              "actor": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
              "action": "proposal.create",
              "subject": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "outcome": "done",
              "decisionId": null,
              "detail": {
                "change": "revoke-tier",
                "proposal": "8"
              },
              "leaf": null
            },
            {
              "position": 18,
              "at": "2026-01-31T12:00:00.000Z",
              "actor": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
              "action": "proposal.create",
              "subject": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
              "outcome": "done",
              "decisionId": null,
              "detail": {
                "change": "grant-tier",
                "proposal": "7"
              },
              "leaf": null
            }
          ],
          "nextCursor": null
        }
      }
    }
  ],
  "exportAudit": [
    {
      "name": "sandbox",
      "parameters": {
        "from": "2026-01-31T00:00:00.000Z"
      },
      "response": "{\"action\":\"decision.record\",\"actor\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\",\"at\":\"2026-01-31T12:00:00.000Z\",\"decisionId\":\"120e0384-0cb7-4301-a3e5-46ce0e1219ad\",\"detail\":{\"kind\":\"buy\"},\"digest\":\"5a8f07631d809df49e309ba6cbb6f13b3366b549504e463580376f0df47cb939\",\"outcome\":\"refused\",\"subject\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\"}\n{\"action\":\"decision.record\",\"actor\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\",\"at\":\"2026-01-31T12:00:00.000Z\",\"decisionId\":\"f2e49666-aa51-44ad-85c5-7dde5fecc860\",\"detail\":{\"kind\":\"buy\"},\"digest\":\"ad9dea55369b7b0fc7f5af71b96a11f073fb1e38a69a06bf55a4ad7aa8c462a5\",\"outcome\":\"done\",\"subject\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\"}"
    }
  ],
  "listDeadLetters": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "data": {
          "deadLetters": [
            {
              "id": "1",
              "platform": "telegram",
              "messageId": "900",
              "attempts": 1,
              "error": "The platform refused the reply",
              "diedAt": "2026-01-31T12:00:00.000Z"
            }
          ]
        }
      }
    }
  ],
  "replayDeadLetter": [
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
  "followChanges": [
    {
      "name": "sandbox",
      "response": "retry: 3000\n\n"
    }
  ],
  "checkHealth": [
    {
      "name": "sandbox",
      "response": {
        "status": "ok",
        "db": "healthy",
        "timestamp": "2026-01-31T12:00:00.000Z",
        "uptime": 30.036523379,
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
        "uptime": 30.052150058
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
  "readLlmsIndex": [
    {
      "name": "sandbox",
      "response": "# Institutional DeFi API\n\n> A self-hosted service that an institution runs between its users and the…"
    }
  ],
  "readLlmsFull": [
    {
      "name": "sandbox",
      "response": "# Institutional DeFi API\n\n> A self-hosted service that an institution runs between its users and the…"
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
      "response": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\" role=\"img\" aria-label=\"Institutional DeF…"
    }
  ],
  "readAuditCheckpoint": [
    {
      "name": "sandbox",
      "response": "localhost:3000/audit\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n— localhost:3000/audit U7262FWryCnp6nTJm8bcA2iKE2OZK9q/egfCmnDkR6MKlTL/UvV51F80f62Rra91kUKpOWqJEx/S8EujKRV+bvcGygg=\n"
    }
  ],
  "readAuditKey": [
    {
      "name": "sandbox",
      "response": "localhost:3000/audit+53bdbad8+AUu7O+e2bt1wtubYu1vlijjaf5XraMELutTDhfN1M9Gt\n"
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
  "processWebhooks": [
    {
      "name": "sandbox",
      "response": {
        "success": true,
        "processed": 1,
        "failed": 0,
        "skipped": 0,
        "durationMs": 0,
        "errors": []
      }
    }
  ]
};
