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
        "nonce": "oUko0LuV0N3QLNEc1",
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
        "message": "localhost:3000 wants you to sign in with your Ethereum account:\n0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\n\nSign in to the token sale.\n\nURI: http://localhost:3000\nVersion: 1\nChain ID: 8453\nNonce: srR38U4Wgxy5LU0Hv\nIssued At: 2026-01-31T12:00:00.000Z",
        "signature": "0xbf9b90360307526eaf93101c46763a36ff90b92ab67c2c9f51b278bd50ba865176fe336e7ac32a38df6b31cfcfc59025c7c05389ed9db172cdb08d90b71ada4e1c",
        "issueToken": true
      },
      "response": {
        "ok": true,
        "accessToken": "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6InI3TXFqZkFnSjF2X0JyYWwzcFF4dXpWa093d0lCTHByZzZKTVhRQktR…",
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
            "x": "ByLii-Ng_t_EGFF5eGPl66LdJETrl6A110KFhhXrnVg",
            "y": "kMHjhatIdd0kEiVL2ldDoCFfrh9lg14ZdgYoJCsFkws",
            "kid": "r7MqjfAgJ1v_Bral3pQxuzVkOwwIBLprg6JMXQBKQmc",
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
          "lastFour": "c1ef",
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
              "lastFour": "c1ef",
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
              "lastFour": "a34a",
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
        "verificationUrl": "http://localhost:3000/sandbox/kyc/c482b6ec-8378-483c-9c70-b4e12d31ce6d",
        "needsSessionCreation": false,
        "sessionId": "c482b6ec-8378-483c-9c70-b4e12d31ce6d"
      }
    }
  ],
  "linkKycSession": [
    {
      "name": "sandbox",
      "body": {
        "wallet": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "sessionId": "8d627ab3-e89c-4f50-9404-79188e47e281"
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
          "verificationUrl": "http://localhost:3000/sandbox/kyc/c482b6ec-8378-483c-9c70-b4e12d31ce6d",
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
          "url": "http://localhost:3000/sandbox/kyc/c482b6ec-8378-483c-9c70-b4e12d31ce6d"
        }
      }
    }
  ],
  "receiveKycWebhook": [
    {
      "name": "sandbox",
      "body": {
        "eventId": "3b48447c-4925-4382-85d7-14e8e6c35c31",
        "sessionId": "369fe243-7a63-40d4-bf36-2f876d4c2f5c",
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
          "nonce": "65116930593559169380313058539909125779010277311944070515062757659026167323037",
          "deadline": "1769861700",
          "signature": "0x9497ffcfc708ffc9fbc70594d9c434633381d46617ffdb95109748c282a654326a955a1288a757ede8f36af81b06d3b9e5b719b02bb5c0732492e1e1972a45411c",
          "tier": "TIER_1",
          "purchaseParams": {
            "chainId": 8453,
            "to": "0x5a1E000000000000000000000000000000000001",
            "data": "0xc200bc0c000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda02913000000000000000000000000000000000000000000000000000000000ee6b280000000000000000000000000000000000000000000000000000000003b9aa2f0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008ff6e06ab714755cfd8b760e24517df8c69c90bf3e2ecb15faa5e88767aa599d00000000000000000000000000000000000000000000000000000000697df2440000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000014000000000000000000000000000000000000000000000000000000000000000419497ffcfc708ffc9fbc70594d9c434633381d46617ffdb95109748c282a654326a955a1288a757ede8f36af81b06d3b9e5b719b02bb5c0732492e1e1972a45411c00000000000000000000000000000000000000000000000000000000000000",
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
                "nonce": "65116930593559169380313058539909125779010277311944070515062757659026167323037",
                "deadline": "1769861700",
                "tier": 1
              },
              "0x9497ffcfc708ffc9fbc70594d9c434633381d46617ffdb95109748c282a654326a955a1288a757ede8f36af81b06d3b9e5b719b02bb5c0732492e1e1972a45411c"
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
          "nonce": "63891241695081290176601137742137259591945376555460743129753629033657714542460",
          "deadline": "1769861700",
          "signature": "0xd7a1c4a9f0ff9c6e0567c22bdf822912aa70ce4a7f6f339bade7d0707c8f39c606f4a26706ebcbf2f0cf09fae5c7de703691b58b06e098f9e6d1dd482cb550651c",
          "purchaseParams": {
            "chainId": 8453,
            "to": "0x5A1E000000000000000000000000000000000002",
            "data": "0xbcd2d953000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda02913000000000000000000000000000000000000000000000000000000000ee6b2800000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000008d41294ab45b85bf401448a9c2afa5ec551c1fdf1a33a254288d9a23da9b077c00000000000000000000000000000000000000000000000000000000697df24400000000000000000000000000000000000000000000000000000000000001200000000000000000000000000000000000000000000000000000000000000041d7a1c4a9f0ff9c6e0567c22bdf822912aa70ce4a7f6f339bade7d0707c8f39c606f4a26706ebcbf2f0cf09fae5c7de703691b58b06e098f9e6d1dd482cb550651c00000000000000000000000000000000000000000000000000000000000000",
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
                "nonce": "63891241695081290176601137742137259591945376555460743129753629033657714542460",
                "deadline": "1769861700"
              },
              "0xd7a1c4a9f0ff9c6e0567c22bdf822912aa70ce4a7f6f339bade7d0707c8f39c606f4a26706ebcbf2f0cf09fae5c7de703691b58b06e098f9e6d1dd482cb550651c"
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
        "id": "10069b0c-cb97-44df-80b5-dfab25bf8bf3"
      },
      "response": {
        "success": true,
        "data": {
          "id": "10069b0c-cb97-44df-80b5-dfab25bf8bf3",
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
          "requestId": "e8a2dd7b-94cb-465c-8144-009707c14d26"
        }
      }
    }
  ],
  "viewDecisionReceipt": [
    {
      "name": "sandbox",
      "parameters": {
        "id": "10069b0c-cb97-44df-80b5-dfab25bf8bf3"
      },
      "response": {
        "success": true,
        "data": {
          "receipt": "eyJhbGciOiJFUzI1NiIsInR5cCI6ImRlY2lzaW9uK2p3dCIsImtpZCI6InI3TXFqZkFnSjF2X0JyYWwzcFF4dXpWa093d0lCTHBy…",
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
          "referralCode": "G754S4WJ",
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
            "referralCode": "G754S4WJ",
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
            "referralCode": "G754S4WJ",
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
        "token": "3ccc8825ccf8d87e9a1bddd99207df90d732ecfec5ccb849f49ddf70e50a6ea0"
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
          "quoteId": "9036665d-e1f0-4ac3-a222-46f3858e3418",
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
          "signature": "938ba418fca417827f96a23c8924aeaf2266f83633db030d212cbd0cbbd36ab6"
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
        "prepareId": "c1db17f6-030f-417a-aca9-9a521aef6856",
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
          "quoteId": "22ee854b-24fb-4ebe-b666-08c83b81bc18",
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
          "signature": "2678360de0c73ee17e8a03276d16d3a986e4b9003cae62e941c93a87d04da1da"
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
          "quoteId": "094e6a60-8674-472b-b648-8239910b22b0",
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
          "signature": "35cd1614da7d726b0327015ac9e0b432bafb87d06dc31c2991428e106405827a"
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
          "taskId": "b92139da-0fd7-41bd-90a9-4c1adda92f3c",
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
              "requestId": "0x91fede67ceca0bba4d8bb8dddc89be58fc77f4500b12b1bcaf9e6005d45fc34b",
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
                    "endpoint": "/intents/status/v3?requestId=0x91fede67ceca0bba4d8bb8dddc89be58fc77f4500b12b1bcaf9e6005d45fc34b",
                    "method": "GET"
                  }
                }
              ]
            },
            {
              "id": "deposit",
              "action": "Confirm transaction",
              "kind": "transaction",
              "requestId": "0x91fede67ceca0bba4d8bb8dddc89be58fc77f4500b12b1bcaf9e6005d45fc34b",
              "items": [
                {
                  "status": "incomplete",
                  "data": {
                    "from": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
                    "chainId": 8453,
                    "to": "0x5AA9000000000000000000000000000000000001",
                    "data": "0xe8017952000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda029130000000000000000000000000000000000000000000000000000000001c9c38091fede67ceca0bba4d8bb8dddc89be58fc77f4500b12b1bcaf9e6005d45fc34b",
                    "value": "0"
                  },
                  "check": {
                    "endpoint": "/intents/status/v3?requestId=0x91fede67ceca0bba4d8bb8dddc89be58fc77f4500b12b1bcaf9e6005d45fc34b",
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
          "quoteId": "1fb78699-421f-4e9c-952a-bd899f0ce4ba",
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
          "signature": "a4d9c5efc48b13e0a30a63a33e9d5298cb720cc9bb93f9c1ba01033904f8dcea"
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
        "requestId": "0x253d0130ef7a1cfa02e7ecd368f04063ea628be652cca14bcafc30c83093a73d"
      },
      "response": {
        "success": true,
        "data": {
          "requestId": "0x253d0130ef7a1cfa02e7ecd368f04063ea628be652cca14bcafc30c83093a73d",
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
        "code": "G754S4WJ"
      },
      "response": {
        "success": true,
        "data": {
          "code": "G754S4WJ",
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
            "sessionId": "5a9f50ea-43bb-4ab8-be90-686b3f40f0fb",
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
                "confirmAction": "ef568de3-c0bd-4503-a625-12528c9474bc"
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
              "id": "91a9b989-f36b-47e7-bdc1-2298bc99cb30",
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
        "id": "91a9b989-f36b-47e7-bdc1-2298bc99cb30"
      },
      "body": {
        "note": "The provider was informed"
      },
      "response": {
        "success": true,
        "data": {
          "id": "91a9b989-f36b-47e7-bdc1-2298bc99cb30",
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
      "response": "{\"table\":\"users\",\"row\":{\"contractChainIds\":[],\"emailVerified\":true,\"referralDisclaimerAccepted\":false,\"referrerStated\":false,\"referrerDisputed\":false,\"isBlocked\":false,\"notifyAml\":false,\"notifyVesting\":false,\"notifyUpdates\":true,\"wallet\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\",\"createdAt\":\"2026-01-31T12:00:00.000Z\",\"referralCode\":\"G754S4WJ\",\"id\":1,\"siweVerifiedAt\":\"2026-01-31T12:00:00.000Z\",\"username\":\"alice_1\",\"email\":\"alice@example.com\"}}\n{\"table\":\"profile_changes\",\"row\":{\"field\":\"username\",\"after\":\"alice_1\",\"at\":\"2026-01-31T12:00:00.000Z\",\"actor\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\"}}"
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
            "referralCode": "G754S4WJ",
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
                "id": "d124a1ff-5c21-451b-9e53-11ab6990910c",
                "tier": "TIER_1",
                "status": "approved",
                "createdAt": "2026-01-31T12:00:00.000Z",
                "statusAt": "2026-01-31T12:00:00.000Z",
                "revokedAt": null,
                "countryCode": null,
                "region": null
              },
              {
                "id": "c482b6ec-8378-483c-9c70-b4e12d31ce6d",
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
                "id": "9bc7ebf1-1424-470d-b048-d4974ea7286d",
                "sessionId": "d124a1ff-5c21-451b-9e53-11ab6990910c",
                "status": "approved",
                "tier": "TIER_1",
                "occurredAt": "2026-01-31T12:00:00.000Z",
                "applied": true
              },
              {
                "id": "report:8d627ab3-e89c-4f50-9404-79188e47e281:approved",
                "sessionId": "8d627ab3-e89c-4f50-9404-79188e47e281",
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
              "id": "d2a90f75-93f7-4339-8566-e1aa5ba5644e",
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
              "request": "db8f14fa86d37b26045271ecbb4ef4787bcc65eef7d50ccbf48a8ec110fdda0f",
              "requestId": "968f0a9e-77d5-45e4-bfad-7ac00c84ec44"
            },
            {
              "id": "da5af7e9-a46b-4cd8-8aed-80e2e2d7c41b",
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
              "requestId": "87a3bd4c-3631-4fc2-a998-0951dc575d48"
            }
          ],
          "authorizations": [
            {
              "nonce": "65116930593559169380313058539909125779010277311944070515062757659026167323037",
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
              "nonce": "63891241695081290176601137742137259591945376555460743129753629033657714542460",
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
              "id": "b92139da-0fd7-41bd-90a9-4c1adda92f3c",
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
              "id": "10069b0c-cb97-44df-80b5-dfab25bf8bf3",
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
              "requestId": "e8a2dd7b-94cb-465c-8144-009707c14d26"
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
        "id": "10069b0c-cb97-44df-80b5-dfab25bf8bf3"
      },
      "response": {
        "success": true,
        "data": {
          "id": "10069b0c-cb97-44df-80b5-dfab25bf8bf3",
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
          "requestId": "e8a2dd7b-94cb-465c-8144-009707c14d26"
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
      "response": "{\"action\":\"decision.record\",\"actor\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\",\"at\":\"2026-01-31T12:00:00.000Z\",\"decisionId\":\"10069b0c-cb97-44df-80b5-dfab25bf8bf3\",\"detail\":{\"kind\":\"buy\"},\"digest\":\"a76e1938d9d409f8a8c1e45b92af46d5b20ce390587959bd24086dd4f7a6ba13\",\"outcome\":\"refused\",\"subject\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\"}\n{\"action\":\"decision.record\",\"actor\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\",\"at\":\"2026-01-31T12:00:00.000Z\",\"decisionId\":\"461d3485-c586-4562-978e-9a9afa7ff34a\",\"detail\":{\"kind\":\"buy\"},\"digest\":\"23ae9c451a26381a4d1a6baae5a3dac3097667512c83e742f332dad42a22c56d\",\"outcome\":\"done\",\"subject\":\"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\"}"
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
        "uptime": 42.508519737,
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
        "uptime": 42.554015899
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
      "response": "localhost:3000/audit\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n— localhost:3000/audit hzpg8VCsOFyQ3Ru3SMD5qhndc5lAtHwikpphnLnzl/mJfUhiL6JClDJonL9XiHYFQtw22whRAgwvJIkzCUiujwatQQI=\n"
    }
  ],
  "readAuditKey": [
    {
      "name": "sandbox",
      "response": "localhost:3000/audit+873a60f1+AYeKXf8xowoRofZN7RayIpbO8oSIrsf0NKUvboT0QAYC\n"
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
