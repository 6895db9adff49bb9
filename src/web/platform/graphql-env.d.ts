// Written by `npm run graphql`.

export type introspection_types = {
  Absence: {
    kind: "OBJECT";
    name: "Absence";
    fields: {
      end_at: {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      fullday: {
        name: "fullday";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      notes: {
        name: "notes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      start_at: {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
    };
  };
  AccountLine: {
    kind: "OBJECT";
    name: "AccountLine";
    fields: {
      key: {
        name: "key";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      label: {
        name: "label";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      number: {
        name: "number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  AccountLineInput: {
    kind: "INPUT_OBJECT";
    name: "AccountLineInput";
    isOneOf: false;
    inputFields: [
      {
        name: "key";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  AccountUseInput: {
    kind: "INPUT_OBJECT";
    name: "AccountUseInput";
    isOneOf: false;
    inputFields: [
      {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "invoice_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "use";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  Accounting: {
    kind: "OBJECT";
    name: "Accounting";
    fields: {
      accountant_email: {
        name: "accountant_email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      accounts: {
        name: "accounts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "AccountLine"; ofType: null };
            };
          };
        };
      };
      closing_day: {
        name: "closing_day";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      debits_from: {
        name: "debits_from";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
      };
      year_month: {
        name: "year_month";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  AccountingInput: {
    kind: "INPUT_OBJECT";
    name: "AccountingInput";
    isOneOf: false;
    inputFields: [
      {
        name: "accountant_email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "accounts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "INPUT_OBJECT"; name: "AccountLineInput"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      {
        name: "closing_day";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "debits_from";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        defaultValue: null;
      },
      {
        name: "year_month";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  AccountingResult: {
    kind: "UNION";
    name: "AccountingResult";
    fields: {};
    possibleTypes: "Accounting" | "Refusal";
  };
  ActBoard: {
    kind: "OBJECT";
    name: "ActBoard";
    fields: {
      acts: {
        name: "acts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ForeignAct"; ofType: null };
            };
          };
        };
      };
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  ActSubject: {
    kind: "OBJECT";
    name: "ActSubject";
    fields: {
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      noun: {
        name: "noun";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      repair_id: { name: "repair_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
    };
  };
  Address: {
    kind: "OBJECT";
    name: "Address";
    fields: {
      address_id: {
        name: "address_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      city: {
        name: "city";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      complement: {
        name: "complement";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      country: {
        name: "country";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      lat: { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      lon: { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      street: {
        name: "street";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      tags: {
        name: "tags";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      zip: {
        name: "zip";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  AddressInput: {
    kind: "INPUT_OBJECT";
    name: "AddressInput";
    isOneOf: false;
    inputFields: [
      {
        name: "address_id";
        type: { kind: "SCALAR"; name: "ID"; ofType: null };
        defaultValue: null;
      },
      { name: "base"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      { name: "city"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "complement";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "country";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null }; defaultValue: null },
      { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null }; defaultValue: null },
      {
        name: "street";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "tags";
        type: {
          kind: "LIST";
          name: never;
          ofType: {
            kind: "NON_NULL";
            name: never;
            ofType: { kind: "SCALAR"; name: "String"; ofType: null };
          };
        };
        defaultValue: null;
      },
      { name: "zip"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
    ];
  };
  AgedSum: {
    kind: "OBJECT";
    name: "AgedSum";
    fields: {
      age: {
        name: "age";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      remainder: {
        name: "remainder";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
    };
  };
  AgreementInput: {
    kind: "INPUT_OBJECT";
    name: "AgreementInput";
    isOneOf: false;
    inputFields: [
      { name: "choices"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      {
        name: "conclusion_place";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "consents";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      {
        name: "document_sha256";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "file_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "signature";
        type: { kind: "SCALAR"; name: "JSON"; ofType: null };
        defaultValue: null;
      },
      {
        name: "signed_on";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  ApiKey: {
    kind: "OBJECT";
    name: "ApiKey";
    fields: {
      beginning: {
        name: "beginning";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      revoked_at: { name: "revoked_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      scopes: {
        name: "scopes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      used_on: { name: "used_on"; type: { kind: "SCALAR"; name: "LocalDate"; ofType: null } };
    };
  };
  ApiKeyMaking: {
    kind: "OBJECT";
    name: "ApiKeyMaking";
    fields: {
      api_key: {
        name: "api_key";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "ApiKey"; ofType: null };
        };
      };
      key: {
        name: "key";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ApiKeyMakingResult: {
    kind: "UNION";
    name: "ApiKeyMakingResult";
    fields: {};
    possibleTypes: "ApiKeyMaking" | "Refusal";
  };
  ApiKeyResult: {
    kind: "UNION";
    name: "ApiKeyResult";
    fields: {};
    possibleTypes: "ApiKey" | "Refusal";
  };
  Appliance: {
    kind: "OBJECT";
    name: "Appliance";
    fields: {
      brand: {
        name: "brand";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      category: {
        name: "category";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      category_id: {
        name: "category_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      client: {
        name: "client";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      files: {
        name: "files";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "File"; ofType: null };
            };
          };
        };
      };
      gtin: {
        name: "gtin";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      kind_id: {
        name: "kind_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      model: {
        name: "model";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      purchased_on: {
        name: "purchased_on";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
      };
      repairs: {
        name: "repairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
            };
          };
        };
      };
      serial: {
        name: "serial";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      type: {
        name: "type";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      underwarranty: {
        name: "underwarranty";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  Archive: {
    kind: "OBJECT";
    name: "Archive";
    fields: {
      bytes: {
        name: "bytes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      closing_id: {
        name: "closing_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      made_at: {
        name: "made_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      sha256: {
        name: "sha256";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ArrivalWindow: {
    kind: "OBJECT";
    name: "ArrivalWindow";
    fields: {
      public_end_at: {
        name: "public_end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      public_start_at: {
        name: "public_start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
    };
  };
  AttachmentResult: {
    kind: "UNION";
    name: "AttachmentResult";
    fields: {};
    possibleTypes: "File" | "Refusal";
  };
  Attestation: {
    kind: "OBJECT";
    name: "Attestation";
    fields: {
      head_advice: {
        name: "head_advice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      missing: {
        name: "missing";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      parts: {
        name: "parts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "AttestationPart"; ofType: null };
            };
          };
        };
      };
    };
  };
  AttestationPart: {
    kind: "OBJECT";
    name: "AttestationPart";
    fields: {
      lines: {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      title: {
        name: "title";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  AudienceCount: {
    kind: "OBJECT";
    name: "AudienceCount";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      day: {
        name: "day";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      source: {
        name: "source";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      step: {
        name: "step";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  AuditAuthor: {
    kind: "OBJECT";
    name: "AuditAuthor";
    fields: {
      account_id: {
        name: "account_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      person: {
        name: "person";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  AuditLine: {
    kind: "OBJECT";
    name: "AuditLine";
    fields: {
      acting: {
        name: "acting";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      action: {
        name: "action";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      after: { name: "after"; type: { kind: "SCALAR"; name: "JSON"; ofType: null } };
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      author: {
        name: "author";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      before: { name: "before"; type: { kind: "SCALAR"; name: "JSON"; ofType: null } };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      network: {
        name: "network";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      noun: {
        name: "noun";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      record_id: { name: "record_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      role: {
        name: "role";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  AuditPage: {
    kind: "OBJECT";
    name: "AuditPage";
    fields: {
      authors: {
        name: "authors";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "AuditAuthor"; ofType: null };
            };
          };
        };
      };
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      lines: {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "AuditLine"; ofType: null };
            };
          };
        };
      };
    };
  };
  AwaitedParts: {
    kind: "OBJECT";
    name: "AwaitedParts";
    fields: {
      awaited: {
        name: "awaited";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      late: {
        name: "late";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      parts: {
        name: "parts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SparePart"; ofType: null };
            };
          };
        };
      };
      suppliers: {
        name: "suppliers";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
    };
  };
  BookingTrial: {
    kind: "OBJECT";
    name: "BookingTrial";
    fields: {
      end_at: {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      event_id: {
        name: "event_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      start_at: {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
    };
  };
  BookingTrialResult: {
    kind: "UNION";
    name: "BookingTrialResult";
    fields: {};
    possibleTypes: "BookingTrial" | "Refusal";
  };
  Boolean: unknown;
  Call: {
    kind: "OBJECT";
    name: "Call";
    fields: {
      client_waits_since: {
        name: "client_waits_since";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      conclusion: {
        name: "conclusion";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      delay: {
        name: "delay";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      ended_at: { name: "ended_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      expires_at: {
        name: "expires_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      minutes: {
        name: "minutes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      notes: {
        name: "notes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      open: {
        name: "open";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      opened_at: {
        name: "opened_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      opened_by: { name: "opened_by"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      outcome: { name: "outcome"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      recordings: {
        name: "recordings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "CallRecording"; ofType: null };
            };
          };
        };
      };
      repair: { name: "repair"; type: { kind: "OBJECT"; name: "Repair"; ofType: null } };
      started_at: { name: "started_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      url: {
        name: "url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  CallRecording: {
    kind: "OBJECT";
    name: "CallRecording";
    fields: {
      agreed_at: {
        name: "agreed_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      deleted: {
        name: "deleted";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      deleted_at: {
        name: "deleted_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      ended_at: { name: "ended_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kept: {
        name: "kept";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  CallResult: { kind: "UNION"; name: "CallResult"; fields: {}; possibleTypes: "Call" | "Refusal" };
  Camera: {
    kind: "OBJECT";
    name: "Camera";
    fields: {
      expires_at: {
        name: "expires_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      url: {
        name: "url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  CameraResult: {
    kind: "UNION";
    name: "CameraResult";
    fields: {};
    possibleTypes: "Camera" | "Refusal";
  };
  CardPage: {
    kind: "OBJECT";
    name: "CardPage";
    fields: {
      url: {
        name: "url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  CardPageResult: {
    kind: "UNION";
    name: "CardPageResult";
    fields: {};
    possibleTypes: "CardPage" | "Refusal";
  };
  CardPayment: {
    kind: "OBJECT";
    name: "CardPayment";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kept: {
        name: "kept";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      refunded: {
        name: "refunded";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  CardRefund: {
    kind: "OBJECT";
    name: "CardRefund";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      error: {
        name: "error";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  Certificate: {
    kind: "OBJECT";
    name: "Certificate";
    fields: {
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      fault: {
        name: "fault";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      note: {
        name: "note";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      repair_id: {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      technician: {
        name: "technician";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      withdrawn_at: {
        name: "withdrawn_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      withdrawn_why: {
        name: "withdrawn_why";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  CertificateInput: {
    kind: "INPUT_OBJECT";
    name: "CertificateInput";
    isOneOf: false;
    inputFields: [
      {
        name: "fault";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "note";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  CertificateResult: {
    kind: "UNION";
    name: "CertificateResult";
    fields: {};
    possibleTypes: "Certificate" | "Refusal";
  };
  ChangedParts: {
    kind: "OBJECT";
    name: "ChangedParts";
    fields: {
      repairs: {
        name: "repairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
            };
          };
        };
      };
    };
  };
  ChangedPartsResult: {
    kind: "UNION";
    name: "ChangedPartsResult";
    fields: {};
    possibleTypes: "ChangedParts" | "Refusal";
  };
  ChangedRepairs: {
    kind: "OBJECT";
    name: "ChangedRepairs";
    fields: {
      changed: {
        name: "changed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
            };
          };
        };
      };
      unchanged: {
        name: "unchanged";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "RefusedRepair"; ofType: null };
            };
          };
        };
      };
    };
  };
  ChangedRepairsResult: {
    kind: "UNION";
    name: "ChangedRepairsResult";
    fields: {};
    possibleTypes: "ChangedRepairs" | "Refusal";
  };
  Cheque: {
    kind: "OBJECT";
    name: "Cheque";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      drawer: {
        name: "drawer";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      late_fee: {
        name: "late_fee";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      movement_id: {
        name: "movement_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      received_on: {
        name: "received_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  Claim: {
    kind: "OBJECT";
    name: "Claim";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      client_name: {
        name: "client_name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      consent_at: { name: "consent_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      consent_by: { name: "consent_by"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      consent_from: {
        name: "consent_from";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
      };
      consent_text: {
        name: "consent_text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      deadline: {
        name: "deadline";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      events: {
        name: "events";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ClaimEvent"; ofType: null };
            };
          };
        };
      };
      external_id: { name: "external_id"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      invoice_id: {
        name: "invoice_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      issued_on: {
        name: "issued_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      missing: {
        name: "missing";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      owed: {
        name: "owed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      repair_id: {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      sent_at: { name: "sent_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ClaimBoard: {
    kind: "OBJECT";
    name: "ClaimBoard";
    fields: {
      claims: {
        name: "claims";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Claim"; ofType: null };
            };
          };
        };
      };
      counts: {
        name: "counts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ClaimCount"; ofType: null };
            };
          };
        };
      };
    };
  };
  ClaimCount: {
    kind: "OBJECT";
    name: "ClaimCount";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ClaimEvent: {
    kind: "OBJECT";
    name: "ClaimEvent";
    fields: {
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      detail: {
        name: "detail";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ClaimResult: {
    kind: "UNION";
    name: "ClaimResult";
    fields: {};
    possibleTypes: "Claim" | "Refusal";
  };
  Client: {
    kind: "OBJECT";
    name: "Client";
    fields: {
      addresses: {
        name: "addresses";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Address"; ofType: null };
            };
          };
        };
      };
      appliances: {
        name: "appliances";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Appliance"; ofType: null };
            };
          };
        };
      };
      changes: {
        name: "changes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "FieldChange"; ofType: null };
            };
          };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      email: {
        name: "email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      files: {
        name: "files";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "File"; ofType: null };
            };
          };
        };
      };
      firstname: {
        name: "firstname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      last_seen_at: {
        name: "last_seen_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      lastname: {
        name: "lastname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      merges: {
        name: "merges";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ClientMerge"; ofType: null };
            };
          };
        };
      };
      message_choices: {
        name: "message_choices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "MessageChoice"; ofType: null };
            };
          };
        };
      };
      note: {
        name: "note";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      phones: {
        name: "phones";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Phone"; ofType: null };
            };
          };
        };
      };
      repairs: {
        name: "repairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
            };
          };
        };
      };
      shop_id: {
        name: "shop_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      siren: {
        name: "siren";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      type: {
        name: "type";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      vat_number: {
        name: "vat_number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ClientDistinction: {
    kind: "OBJECT";
    name: "ClientDistinction";
    fields: {
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      by: { name: "by"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      left: {
        name: "left";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
      right: {
        name: "right";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
    };
  };
  ClientErasure: {
    kind: "OBJECT";
    name: "ClientErasure";
    fields: {
      messages: {
        name: "messages";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      photos: {
        name: "photos";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      repairs: {
        name: "repairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  ClientErasureResult: {
    kind: "UNION";
    name: "ClientErasureResult";
    fields: {};
    possibleTypes: "ClientErasure" | "Refusal";
  };
  ClientInput: {
    kind: "INPUT_OBJECT";
    name: "ClientInput";
    isOneOf: false;
    inputFields: [
      {
        name: "addresses";
        type: {
          kind: "LIST";
          name: never;
          ofType: {
            kind: "NON_NULL";
            name: never;
            ofType: { kind: "INPUT_OBJECT"; name: "AddressInput"; ofType: null };
          };
        };
        defaultValue: null;
      },
      { name: "base"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      { name: "changes"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      {
        name: "created_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
        defaultValue: null;
      },
      { name: "email"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "firstname";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      { name: "id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "last_seen_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
        defaultValue: null;
      },
      {
        name: "lastname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "note"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "phones";
        type: {
          kind: "LIST";
          name: never;
          ofType: {
            kind: "NON_NULL";
            name: never;
            ofType: { kind: "INPUT_OBJECT"; name: "PhoneInput"; ofType: null };
          };
        };
        defaultValue: null;
      },
      { name: "repairs"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      { name: "shop_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      { name: "siren"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      { name: "type"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "vat_number";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  ClientMerge: {
    kind: "OBJECT";
    name: "ClientMerge";
    fields: {
      appliances: {
        name: "appliances";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      by: { name: "by"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      firstname: {
        name: "firstname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      lastname: {
        name: "lastname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      repairs: {
        name: "repairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  ClientProposal: {
    kind: "OBJECT";
    name: "ClientProposal";
    fields: {
      addresses: {
        name: "addresses";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Address"; ofType: null };
            };
          };
        };
      };
      email: {
        name: "email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      firstname: {
        name: "firstname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      phones: {
        name: "phones";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Phone"; ofType: null };
            };
          };
        };
      };
    };
  };
  ClientResult: {
    kind: "UNION";
    name: "ClientResult";
    fields: {};
    possibleTypes: "Client" | "Refusal";
  };
  Closing: {
    kind: "OBJECT";
    name: "Closing";
    fields: {
      closed_at: {
        name: "closed_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      credits: {
        name: "credits";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      excl: {
        name: "excl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      from: {
        name: "from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      head: {
        name: "head";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      incl: {
        name: "incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      invoices: {
        name: "invoices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      is_automatic: {
        name: "is_automatic";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      last_seq: {
        name: "last_seq";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      late_fees: {
        name: "late_fees";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      perpetual_incl: {
        name: "perpetual_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      perpetual_received: {
        name: "perpetual_received";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      rates: {
        name: "rates";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ClosingRate"; ofType: null };
            };
          };
        };
      };
      received: {
        name: "received";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      to: {
        name: "to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      vat: {
        name: "vat";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
    };
  };
  ClosingKind: { name: "ClosingKind"; enumValues: "month" | "year" };
  ClosingRate: {
    kind: "OBJECT";
    name: "ClosingRate";
    fields: {
      base: {
        name: "base";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      vat: {
        name: "vat";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      vat_rate: {
        name: "vat_rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  ClosingResult: {
    kind: "UNION";
    name: "ClosingResult";
    fields: {};
    possibleTypes: "Closing" | "Refusal";
  };
  CollisionInput: {
    kind: "INPUT_OBJECT";
    name: "CollisionInput";
    isOneOf: false;
    inputFields: [
      {
        name: "assigned_to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "event_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "resource_ids";
        type: {
          kind: "LIST";
          name: never;
          ofType: {
            kind: "NON_NULL";
            name: never;
            ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "trip_duration_after";
        type: { kind: "SCALAR"; name: "Int"; ofType: null };
        defaultValue: null;
      },
      {
        name: "trip_duration_before";
        type: { kind: "SCALAR"; name: "Int"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  CompanySearch: {
    kind: "OBJECT";
    name: "CompanySearch";
    fields: {
      company: { name: "company"; type: { kind: "OBJECT"; name: "FoundCompany"; ofType: null } };
      degraded: {
        name: "degraded";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  CorrectedClientInput: {
    kind: "INPUT_OBJECT";
    name: "CorrectedClientInput";
    isOneOf: false;
    inputFields: [
      {
        name: "address";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "siren"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "vat_number";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  CorrectiveInput: {
    kind: "INPUT_OBJECT";
    name: "CorrectiveInput";
    isOneOf: false;
    inputFields: [
      {
        name: "client";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "INPUT_OBJECT"; name: "CorrectedClientInput"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "discount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "facts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "INPUT_OBJECT"; name: "IssueFactsInput"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "invoice_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  CorrectiveProposal: {
    kind: "OBJECT";
    name: "CorrectiveProposal";
    fields: {
      agreed_on: {
        name: "agreed_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      client: {
        name: "client";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "PrintedClient"; ofType: null };
        };
      };
      discount: {
        name: "discount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      email: {
        name: "email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      fault: { name: "fault"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      is_exempt: {
        name: "is_exempt";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      lines: {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      nature: {
        name: "nature";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      on_file: {
        name: "on_file";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "PrintedClient"; ofType: null };
        };
      };
      order_number: {
        name: "order_number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      performed_on: {
        name: "performed_on";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
      };
      prepaid: {
        name: "prepaid";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      received: {
        name: "received";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      total_incl: {
        name: "total_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      vat_ground: { name: "vat_ground"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
    };
  };
  CounterSaleInput: {
    kind: "INPUT_OBJECT";
    name: "CounterSaleInput";
    isOneOf: false;
    inputFields: [
      { name: "client_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "discount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "facts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "INPUT_OBJECT"; name: "IssueFactsInput"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "method";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "name_refused";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
      {
        name: "notes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reference";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "subject";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  CreditInput: {
    kind: "INPUT_OBJECT";
    name: "CreditInput";
    isOneOf: false;
    inputFields: [
      {
        name: "invoice_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "lines";
        type: {
          kind: "LIST";
          name: never;
          ofType: {
            kind: "NON_NULL";
            name: never;
            ofType: { kind: "INPUT_OBJECT"; name: "CreditedLineInput"; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  CreditProposal: {
    kind: "OBJECT";
    name: "CreditProposal";
    fields: {
      owed: {
        name: "owed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      total_incl: {
        name: "total_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  CreditableLine: {
    kind: "OBJECT";
    name: "CreditableLine";
    fields: {
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      label: {
        name: "label";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      left: {
        name: "left";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      net: {
        name: "net";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      quantity: {
        name: "quantity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      unit: {
        name: "unit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  CreditedLineInput: {
    kind: "INPUT_OBJECT";
    name: "CreditedLineInput";
    isOneOf: false;
    inputFields: [
      {
        name: "line_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "quantity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  Danger: {
    kind: "OBJECT";
    name: "Danger";
    fields: {
      advice: {
        name: "advice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      label: {
        name: "label";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      title: {
        name: "title";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      word: {
        name: "word";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  DayFigures: {
    kind: "OBJECT";
    name: "DayFigures";
    fields: {
      day: {
        name: "day";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      done: {
        name: "done";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      invoiced: {
        name: "invoiced";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      received: {
        name: "received";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      visits: {
        name: "visits";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  DeductedDeposit: {
    kind: "OBJECT";
    name: "DeductedDeposit";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      remainder: {
        name: "remainder";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  DelayLine: {
    kind: "OBJECT";
    name: "DelayLine";
    fields: {
      end_at: {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      event: {
        name: "event";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
        };
      };
      fixed: {
        name: "fixed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      lat: { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      late: {
        name: "late";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      lon: { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      public_end_at: {
        name: "public_end_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      public_start_at: {
        name: "public_start_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      road: {
        name: "road";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      start_at: {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      told: {
        name: "told";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  DelayPlan: {
    kind: "OBJECT";
    name: "DelayPlan";
    fields: {
      back: {
        name: "back";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      broken: {
        name: "broken";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      late: {
        name: "late";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      left_out: {
        name: "left_out";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
            };
          };
        };
      };
      lines: {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "DelayLine"; ofType: null };
            };
          };
        };
      };
      road: {
        name: "road";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  DelayProposal: {
    kind: "OBJECT";
    name: "DelayProposal";
    fields: {
      after: {
        name: "after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "DelayPlan"; ofType: null };
        };
      };
      ends_at: {
        name: "ends_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      event: {
        name: "event";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
        };
      };
      kept: {
        name: "kept";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "DelayPlan"; ofType: null };
        };
      };
      lat: { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      lon: { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      minutes: {
        name: "minutes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      moves: {
        name: "moves";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "RoundMove"; ofType: null };
            };
          };
        };
      };
      reordered: {
        name: "reordered";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  DepartureFacts: {
    kind: "OBJECT";
    name: "DepartureFacts";
    fields: {
      address: {
        name: "address";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      is_exempt: {
        name: "is_exempt";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      legal_name: {
        name: "legal_name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      mails_copy: { name: "mails_copy"; type: { kind: "SCALAR"; name: "Boolean"; ofType: null } };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      siret: {
        name: "siret";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      vat_number: {
        name: "vat_number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  DepositInput: {
    kind: "INPUT_OBJECT";
    name: "DepositInput";
    isOneOf: false;
    inputFields: [
      {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "quote_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "vat_ground";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  DevicePassword: {
    kind: "OBJECT";
    name: "DevicePassword";
    fields: {
      password: {
        name: "password";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  DevicePasswordResult: {
    kind: "UNION";
    name: "DevicePasswordResult";
    fields: {};
    possibleTypes: "DevicePassword" | "Refusal";
  };
  DirectInvoiceInput: {
    kind: "INPUT_OBJECT";
    name: "DirectInvoiceInput";
    isOneOf: false;
    inputFields: [
      {
        name: "discount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "facts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "INPUT_OBJECT"; name: "IssueFactsInput"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "notes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "subject";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  Dispute: {
    kind: "OBJECT";
    name: "Dispute";
    fields: {
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      created_by: { name: "created_by"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  DisputeInput: {
    kind: "INPUT_OBJECT";
    name: "DisputeInput";
    isOneOf: false;
    inputFields: [
      {
        name: "invoice_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  DuplicatePair: {
    kind: "OBJECT";
    name: "DuplicatePair";
    fields: {
      left: {
        name: "left";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
      right: {
        name: "right";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
      why: {
        name: "why";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
    };
  };
  EReport: {
    kind: "OBJECT";
    name: "EReport";
    fields: {
      base: {
        name: "base";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      bonus: {
        name: "bonus";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      due_on: {
        name: "due_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      from: {
        name: "from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      may_send: {
        name: "may_send";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      payments: {
        name: "payments";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ReportedPayment"; ofType: null };
            };
          };
        };
      };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      received: {
        name: "received";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      sales: {
        name: "sales";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ReportedSale"; ofType: null };
            };
          };
        };
      };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      to: {
        name: "to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      unknown: {
        name: "unknown";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      vat: {
        name: "vat";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      version: {
        name: "version";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  EReporting: {
    kind: "OBJECT";
    name: "EReporting";
    fields: {
      is_chosen: {
        name: "is_chosen";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      is_exempt: {
        name: "is_exempt";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      reports: {
        name: "reports";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "EReport"; ofType: null };
            };
          };
        };
      };
      rhythm: {
        name: "rhythm";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  EReportingResult: {
    kind: "UNION";
    name: "EReportingResult";
    fields: {};
    possibleTypes: "EReporting" | "Refusal";
  };
  ElectronicAddresses: {
    kind: "OBJECT";
    name: "ElectronicAddresses";
    fields: {
      addresses: {
        name: "addresses";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      failure: {
        name: "failure";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      siren: {
        name: "siren";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  EnteredInvoiceInput: {
    kind: "INPUT_OBJECT";
    name: "EnteredInvoiceInput";
    isOneOf: false;
    inputFields: [
      {
        name: "due_on";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "issued_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "supplier_name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "total_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "total_vat";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  Event: {
    kind: "OBJECT";
    name: "Event";
    fields: {
      arrived_at: { name: "arrived_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      assigned_to: {
        name: "assigned_to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
      };
      changes: {
        name: "changes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "FieldChange"; ofType: null };
            };
          };
        };
      };
      constraint_end_at: {
        name: "constraint_end_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      constraint_start_at: {
        name: "constraint_start_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      created_by: { name: "created_by"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      duration: {
        name: "duration";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      end_at: {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      expected_at: { name: "expected_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      fullday: {
        name: "fullday";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      lat: { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      lon: { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      notes: {
        name: "notes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      public_end_at: {
        name: "public_end_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      public_start_at: {
        name: "public_start_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      repair: { name: "repair"; type: { kind: "OBJECT"; name: "Repair"; ofType: null } };
      repair_id: { name: "repair_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      resource_ids: {
        name: "resource_ids";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
      };
      series: { name: "series"; type: { kind: "OBJECT"; name: "EventSeries"; ofType: null } };
      shop_id: {
        name: "shop_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      start_at: {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      trip_duration_after: {
        name: "trip_duration_after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      trip_duration_before: {
        name: "trip_duration_before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      trip_is_included_after: {
        name: "trip_is_included_after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      trip_is_included_before: {
        name: "trip_is_included_before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      visit_id: { name: "visit_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      where: {
        name: "where";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  EventInput: {
    kind: "INPUT_OBJECT";
    name: "EventInput";
    isOneOf: false;
    inputFields: [
      {
        name: "arrived_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
        defaultValue: null;
      },
      {
        name: "assigned_to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      { name: "base"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      { name: "changes"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      {
        name: "constraint_end_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
        defaultValue: null;
      },
      {
        name: "constraint_start_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
        defaultValue: null;
      },
      {
        name: "created_by";
        type: { kind: "SCALAR"; name: "ID"; ofType: null };
        defaultValue: null;
      },
      { name: "duration"; type: { kind: "SCALAR"; name: "Int"; ofType: null }; defaultValue: null },
      {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "expected_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
        defaultValue: null;
      },
      {
        name: "fullday";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
      { name: "id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null }; defaultValue: null },
      { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null }; defaultValue: null },
      { name: "notes"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "public_end_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
        defaultValue: null;
      },
      {
        name: "public_start_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
        defaultValue: null;
      },
      { name: "repair"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      { name: "repair_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "resource_ids";
        type: {
          kind: "LIST";
          name: never;
          ofType: {
            kind: "NON_NULL";
            name: never;
            ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
          };
        };
        defaultValue: null;
      },
      { name: "series"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      { name: "shop_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "status";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "trip_duration_after";
        type: { kind: "SCALAR"; name: "Int"; ofType: null };
        defaultValue: null;
      },
      {
        name: "trip_duration_before";
        type: { kind: "SCALAR"; name: "Int"; ofType: null };
        defaultValue: null;
      },
      {
        name: "trip_is_included_after";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
      {
        name: "trip_is_included_before";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
      { name: "visit_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      { name: "where"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
    ];
  };
  EventResult: {
    kind: "UNION";
    name: "EventResult";
    fields: {};
    possibleTypes: "Event" | "Refusal";
  };
  EventSeries: {
    kind: "OBJECT";
    name: "EventSeries";
    fields: {
      every: {
        name: "every";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      following: {
        name: "following";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      skipped: {
        name: "skipped";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
            };
          };
        };
      };
      until: {
        name: "until";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
    };
  };
  FieldChange: {
    kind: "OBJECT";
    name: "FieldChange";
    fields: {
      account_id: { name: "account_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      field: {
        name: "field";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  File: {
    kind: "OBJECT";
    name: "File";
    fields: {
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      filename: {
        name: "filename";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      mimetype: {
        name: "mimetype";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      shared: {
        name: "shared";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      size: {
        name: "size";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      tags: {
        name: "tags";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      thumbnail: { name: "thumbnail"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      url: {
        name: "url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  FileResult: { kind: "UNION"; name: "FileResult"; fields: {}; possibleTypes: "File" | "Refusal" };
  Float: unknown;
  ForeignAct: {
    kind: "OBJECT";
    name: "ForeignAct";
    fields: {
      action: {
        name: "action";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      author: {
        name: "author";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      subject: { name: "subject"; type: { kind: "OBJECT"; name: "ActSubject"; ofType: null } };
    };
  };
  FormerValue: {
    kind: "OBJECT";
    name: "FormerValue";
    fields: {
      after: {
        name: "after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      before: {
        name: "before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      part: {
        name: "part";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  FoundCompany: {
    kind: "OBJECT";
    name: "FoundCompany";
    fields: {
      city: {
        name: "city";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      closed: {
        name: "closed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      legal_form: {
        name: "legal_form";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      legal_name: {
        name: "legal_name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      street: {
        name: "street";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      zipcode: {
        name: "zipcode";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  FreeSlot: {
    kind: "OBJECT";
    name: "FreeSlot";
    fields: {
      alternates: {
        name: "alternates";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
      };
      cost: {
        name: "cost";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      end_at: {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      public_end_at: {
        name: "public_end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      public_start_at: {
        name: "public_start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      start_at: {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      trip_duration_after: {
        name: "trip_duration_after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      trip_duration_before: {
        name: "trip_duration_before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      user_id: {
        name: "user_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
  GapFilling: {
    kind: "OBJECT";
    name: "GapFilling";
    fields: {
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      near: { name: "near"; type: { kind: "OBJECT"; name: "Event"; ofType: null } };
      repair: {
        name: "repair";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
        };
      };
      slot: {
        name: "slot";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "FreeSlot"; ofType: null };
        };
      };
    };
  };
  HandOverInput: {
    kind: "INPUT_OBJECT";
    name: "HandOverInput";
    isOneOf: false;
    inputFields: [
      {
        name: "intake_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "note";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "returned";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      {
        name: "signature";
        type: { kind: "SCALAR"; name: "JSON"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  HoursException: {
    kind: "OBJECT";
    name: "HoursException";
    fields: {
      first: {
        name: "first";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      hours: {
        name: "hours";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      last: {
        name: "last";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
    };
  };
  ID: unknown;
  ImportResult: {
    kind: "UNION";
    name: "ImportResult";
    fields: {};
    possibleTypes: "ImportRun" | "Refusal";
  };
  ImportRun: {
    kind: "OBJECT";
    name: "ImportRun";
    fields: {
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      by: { name: "by"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      created: {
        name: "created";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      faulty: {
        name: "faulty";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      filename: {
        name: "filename";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kept: {
        name: "kept";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      noun: {
        name: "noun";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      undone_at: { name: "undone_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      updated: {
        name: "updated";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  Instant: unknown;
  Int: unknown;
  Intake: {
    kind: "OBJECT";
    name: "Intake";
    fields: {
      accessories: {
        name: "accessories";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      ceiling: { name: "ceiling"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      condition: {
        name: "condition";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      condition_note: {
        name: "condition_note";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      has_password: {
        name: "has_password";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      missing: {
        name: "missing";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      received_at: {
        name: "received_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      repair_id: {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      returned_at: { name: "returned_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      returned_to: { name: "returned_to"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      signed_by: {
        name: "signed_by";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      unclaimed: { name: "unclaimed"; type: { kind: "OBJECT"; name: "Unclaimed"; ofType: null } };
    };
  };
  IntakeResult: {
    kind: "UNION";
    name: "IntakeResult";
    fields: {};
    possibleTypes: "Intake" | "Refusal";
  };
  Invoice: {
    kind: "OBJECT";
    name: "Invoice";
    fields: {
      bonus: {
        name: "bonus";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      bonus_remainder: {
        name: "bonus_remainder";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      card_payments: {
        name: "card_payments";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "CardPayment"; ofType: null };
            };
          };
        };
      };
      card_refunds: {
        name: "card_refunds";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "CardRefund"; ofType: null };
            };
          };
        };
      };
      claim: { name: "claim"; type: { kind: "OBJECT"; name: "Claim"; ofType: null } };
      client: {
        name: "client";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
      client_account: {
        name: "client_account";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      corrects: {
        name: "corrects";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      creditable: {
        name: "creditable";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "CreditableLine"; ofType: null };
            };
          };
        };
      };
      credited_incl: {
        name: "credited_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      credits: {
        name: "credits";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Invoice"; ofType: null };
            };
          };
        };
      };
      credits_id: { name: "credits_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      dispute: { name: "dispute"; type: { kind: "OBJECT"; name: "Dispute"; ofType: null } };
      due: {
        name: "due";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      due_on: {
        name: "due_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      is_internal: {
        name: "is_internal";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      issued_at: {
        name: "issued_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      issued_on: {
        name: "issued_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      late_fees: { name: "late_fees"; type: { kind: "OBJECT"; name: "LateFees"; ofType: null } };
      missing_facts: {
        name: "missing_facts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      paid: {
        name: "paid";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      payments: {
        name: "payments";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Payment"; ofType: null };
            };
          };
        };
      };
      pdf_url: {
        name: "pdf_url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      quote_id: { name: "quote_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      remainder: {
        name: "remainder";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      reminder: {
        name: "reminder";
        type: { kind: "OBJECT"; name: "PaymentReminder"; ofType: null };
      };
      reminders: {
        name: "reminders";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "PaymentReminder"; ofType: null };
            };
          };
        };
      };
      repair: {
        name: "repair";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
        };
      };
      repair_id: {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      replaced_by: { name: "replaced_by"; type: { kind: "OBJECT"; name: "Invoice"; ofType: null } };
      replaces_id: { name: "replaces_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      sending: { name: "sending"; type: { kind: "OBJECT"; name: "InvoiceSending"; ofType: null } };
      sold_excl: {
        name: "sold_excl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      total_excl: {
        name: "total_excl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      total_incl: {
        name: "total_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      total_vat: {
        name: "total_vat";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      xml_url: {
        name: "xml_url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  InvoiceBoard: {
    kind: "OBJECT";
    name: "InvoiceBoard";
    fields: {
      aged: {
        name: "aged";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "AgedSum"; ofType: null };
            };
          };
        };
      };
      counts: {
        name: "counts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "InvoiceCount"; ofType: null };
            };
          };
        };
      };
      invoices: {
        name: "invoices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Invoice"; ofType: null };
            };
          };
        };
      };
      shown_due: {
        name: "shown_due";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      unpaid: {
        name: "unpaid";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "UnpaidTotal"; ofType: null };
        };
      };
    };
  };
  InvoiceCount: {
    kind: "OBJECT";
    name: "InvoiceCount";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      show: {
        name: "show";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  InvoicePaidAtRate: {
    kind: "OBJECT";
    name: "InvoicePaidAtRate";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      vat_rate: {
        name: "vat_rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  InvoiceResult: {
    kind: "UNION";
    name: "InvoiceResult";
    fields: {};
    possibleTypes: "Invoice" | "Refusal";
  };
  InvoiceSending: {
    kind: "OBJECT";
    name: "InvoiceSending";
    fields: {
      attempts: {
        name: "attempts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      correction: {
        name: "correction";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      current: { name: "current"; type: { kind: "OBJECT"; name: "InvoiceStatus"; ofType: null } };
      flow_id: { name: "flow_id"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      is_failed: {
        name: "is_failed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      is_held: {
        name: "is_held";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      paid: {
        name: "paid";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "InvoicePaidAtRate"; ofType: null };
            };
          };
        };
      };
      sent_at: { name: "sent_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      statuses: {
        name: "statuses";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "InvoiceStatus"; ofType: null };
            };
          };
        };
      };
      untold: {
        name: "untold";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "UntoldPayment"; ofType: null };
            };
          };
        };
      };
    };
  };
  InvoiceStatus: {
    kind: "OBJECT";
    name: "InvoiceStatus";
    fields: {
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      code: {
        name: "code";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      text: {
        name: "text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  InvoiceSummary: {
    kind: "OBJECT";
    name: "InvoiceSummary";
    fields: {
      bonus_remainder: {
        name: "bonus_remainder";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      remainder: {
        name: "remainder";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  IssueFactsInput: {
    kind: "INPUT_OBJECT";
    name: "IssueFactsInput";
    isOneOf: false;
    inputFields: [
      {
        name: "nature";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "order_number";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "performed_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "vat_ground";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  IssueProposal: {
    kind: "OBJECT";
    name: "IssueProposal";
    fields: {
      agreed_on: {
        name: "agreed_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      client_address: {
        name: "client_address";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      client_email: {
        name: "client_email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      client_name: {
        name: "client_name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      client_siren: {
        name: "client_siren";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      deposit: {
        name: "deposit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      deposits: {
        name: "deposits";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "DeductedDeposit"; ofType: null };
            };
          };
        };
      };
      due: {
        name: "due";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      fault: { name: "fault"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      is_company: {
        name: "is_company";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      mailed: {
        name: "mailed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      most_deposit: {
        name: "most_deposit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      nature: {
        name: "nature";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      needs_ground: {
        name: "needs_ground";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      open: {
        name: "open";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "CreditableLine"; ofType: null };
            };
          };
        };
      };
      performed_on: {
        name: "performed_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      total_incl: {
        name: "total_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  JSON: unknown;
  KnownSupplier: {
    kind: "OBJECT";
    name: "KnownSupplier";
    fields: {
      key: {
        name: "key";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  LateFee: {
    kind: "OBJECT";
    name: "LateFee";
    fields: {
      corrects_id: { name: "corrects_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      indemnity: {
        name: "indemnity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      interest: {
        name: "interest";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      method: {
        name: "method";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      received_on: {
        name: "received_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  LateFeeInput: {
    kind: "INPUT_OBJECT";
    name: "LateFeeInput";
    isOneOf: false;
    inputFields: [
      {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "indemnity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "interest";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "invoice_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "method";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "received_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reference";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  LateFees: {
    kind: "OBJECT";
    name: "LateFees";
    fields: {
      days: {
        name: "days";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      indemnity: {
        name: "indemnity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      interest: {
        name: "interest";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      left_indemnity: {
        name: "left_indemnity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      left_interest: {
        name: "left_interest";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      rate: {
        name: "rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      received: {
        name: "received";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "LateFee"; ofType: null };
            };
          };
        };
      };
    };
  };
  LedgerFinding: {
    kind: "OBJECT";
    name: "LedgerFinding";
    fields: {
      text: {
        name: "text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      word: {
        name: "word";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  LedgerHead: {
    kind: "OBJECT";
    name: "LedgerHead";
    fields: {
      check_text: { name: "check_text"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      hash: {
        name: "hash";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      recipient: {
        name: "recipient";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      sent_at: {
        name: "sent_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      seq: {
        name: "seq";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      verified: { name: "verified"; type: { kind: "SCALAR"; name: "Boolean"; ofType: null } };
      way: {
        name: "way";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  LedgerVerdict: {
    kind: "OBJECT";
    name: "LedgerVerdict";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      entries: {
        name: "entries";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      findings: {
        name: "findings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "LedgerFinding"; ofType: null };
            };
          };
        };
      };
      stamps: {
        name: "stamps";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  LegalRate: {
    kind: "OBJECT";
    name: "LegalRate";
    fields: {
      from_on: {
        name: "from_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      rate: {
        name: "rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  LegalRateResult: {
    kind: "UNION";
    name: "LegalRateResult";
    fields: {};
    possibleTypes: "LegalRate" | "Refusal";
  };
  LetterExample: {
    kind: "OBJECT";
    name: "LetterExample";
    fields: {
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      values: {
        name: "values";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
    };
  };
  Loan: {
    kind: "OBJECT";
    name: "Loan";
    fields: {
      due_on: {
        name: "due_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      returned: {
        name: "returned";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  LoanDevice: {
    kind: "OBJECT";
    name: "LoanDevice";
    fields: {
      due_on: { name: "due_on"; type: { kind: "SCALAR"; name: "LocalDate"; ofType: null } };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      lent: {
        name: "lent";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      repair: { name: "repair"; type: { kind: "OBJECT"; name: "Repair"; ofType: null } };
      retired: {
        name: "retired";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  LoanDeviceResult: {
    kind: "UNION";
    name: "LoanDeviceResult";
    fields: {};
    possibleTypes: "LoanDevice" | "Refusal";
  };
  LocalDate: unknown;
  Margin: {
    kind: "OBJECT";
    name: "Margin";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      rate: {
        name: "rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  MemberProposal: {
    kind: "OBJECT";
    name: "MemberProposal";
    fields: {
      after: {
        name: "after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "RoundPlan"; ofType: null };
        };
      };
      before: {
        name: "before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "RoundPlan"; ofType: null };
        };
      };
      lat: { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      lon: { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      user_id: {
        name: "user_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
  Message: {
    kind: "OBJECT";
    name: "Message";
    fields: {
      attempts: {
        name: "attempts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      channel: {
        name: "channel";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      failure: {
        name: "failure";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      last_error: {
        name: "last_error";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      recipient: {
        name: "recipient";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      repair_id: { name: "repair_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      segments: { name: "segments"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      sent_at: { name: "sent_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      subject: {
        name: "subject";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      template: {
        name: "template";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      text: {
        name: "text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      transport: { name: "transport"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
    };
  };
  MessageChoice: {
    kind: "OBJECT";
    name: "MessageChoice";
    fields: {
      channel: {
        name: "channel";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      created_by: { name: "created_by"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      via: {
        name: "via";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      wanted: {
        name: "wanted";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  MessageChoiceResult: {
    kind: "UNION";
    name: "MessageChoiceResult";
    fields: {};
    possibleTypes: "Client" | "Refusal";
  };
  MessageResult: {
    kind: "UNION";
    name: "MessageResult";
    fields: {};
    possibleTypes: "Message" | "Refusal";
  };
  MessageRules: {
    kind: "OBJECT";
    name: "MessageRules";
    fields: {
      payments: {
        name: "payments";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      quiet_days: {
        name: "quiet_days";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
            };
          };
        };
      };
      quiet_from: {
        name: "quiet_from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      quiet_to: {
        name: "quiet_to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      reviews: {
        name: "reviews";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      rungs: {
        name: "rungs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      unclaimed: {
        name: "unclaimed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  MessageRulesInput: {
    kind: "INPUT_OBJECT";
    name: "MessageRulesInput";
    isOneOf: false;
    inputFields: [
      {
        name: "payments";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
      {
        name: "quiet_days";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      {
        name: "quiet_from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "quiet_to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reviews";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
      {
        name: "rungs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      {
        name: "unclaimed";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  MessageRulesResult: {
    kind: "UNION";
    name: "MessageRulesResult";
    fields: {};
    possibleTypes: "MessageRules" | "Refusal";
  };
  Mutation: {
    kind: "OBJECT";
    name: "Mutation";
    fields: {
      addRepairNote: {
        name: "addRepairNote";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      advanceOnboarding: {
        name: "advanceOnboarding";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "OnboardingResult"; ofType: null };
        };
      };
      amendQuote: {
        name: "amendQuote";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "QuoteResult"; ofType: null };
        };
      };
      answerReview: {
        name: "answerReview";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ReviewResult"; ofType: null };
        };
      };
      arriveAtVisit: {
        name: "arriveAtVisit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "EventResult"; ofType: null };
        };
      };
      askClaimConsent: {
        name: "askClaimConsent";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ClaimResult"; ofType: null };
        };
      };
      askShot: {
        name: "askShot";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CallResult"; ofType: null };
        };
      };
      assignNotification: {
        name: "assignNotification";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "NotificationResult"; ofType: null };
        };
      };
      assignRepairs: {
        name: "assignRepairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ChangedRepairsResult"; ofType: null };
        };
      };
      attachCall: {
        name: "attachCall";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CallResult"; ofType: null };
        };
      };
      cancelBookings: {
        name: "cancelBookings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "SettleBookingsResult"; ofType: null };
        };
      };
      cancelSparePart: {
        name: "cancelSparePart";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ChangedPartsResult"; ofType: null };
        };
      };
      certifyIrreparable: {
        name: "certifyIrreparable";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CertificateResult"; ofType: null };
        };
      };
      changeRepairAppliance: {
        name: "changeRepairAppliance";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      changeRepairNote: {
        name: "changeRepairNote";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      changeRepairProblem: {
        name: "changeRepairProblem";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      changeWebhook: {
        name: "changeWebhook";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "WebhookResult"; ofType: null };
        };
      };
      changeWork: {
        name: "changeWork";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      chooseRhythm: {
        name: "chooseRhythm";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "EReportingResult"; ofType: null };
        };
      };
      classifyPhoto: {
        name: "classifyPhoto";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "FileResult"; ofType: null };
        };
      };
      closeBooks: {
        name: "closeBooks";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ClosingResult"; ofType: null };
        };
      };
      confirmProposal: {
        name: "confirmProposal";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ProposalResult"; ofType: null };
        };
      };
      connectCard: {
        name: "connectCard";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CardPageResult"; ofType: null };
        };
      };
      connectPlatform: {
        name: "connectPlatform";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PlatformConnectionResult"; ofType: null };
        };
      };
      correctLateFee: {
        name: "correctLateFee";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      correctPayment: {
        name: "correctPayment";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      creditInvoice: {
        name: "creditInvoice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      deactivatePerson: {
        name: "deactivatePerson";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PersonResult"; ofType: null };
        };
      };
      decideSupplierInvoice: {
        name: "decideSupplierInvoice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "SupplierInvoiceResult"; ofType: null };
        };
      };
      deleteRecording: {
        name: "deleteRecording";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CallResult"; ofType: null };
        };
      };
      describeShopPicture: {
        name: "describeShopPicture";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ShopPicturesResult"; ofType: null };
        };
      };
      disconnectPlatform: {
        name: "disconnectPlatform";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PlatformDoneResult"; ofType: null };
        };
      };
      dismissProposal: {
        name: "dismissProposal";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ProposalResult"; ofType: null };
        };
      };
      disputeInvoice: {
        name: "disputeInvoice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      duplicateQuote: {
        name: "duplicateQuote";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "QuoteResult"; ofType: null };
        };
      };
      endCall: {
        name: "endCall";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CallResult"; ofType: null };
        };
      };
      enterUnreadFile: {
        name: "enterUnreadFile";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "SupplierInvoiceResult"; ofType: null };
        };
      };
      eraseClient: {
        name: "eraseClient";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ClientErasureResult"; ofType: null };
        };
      };
      finishNotification: {
        name: "finishNotification";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "NotificationResult"; ofType: null };
        };
      };
      giveBackDevice: {
        name: "giveBackDevice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      handOverDevice: {
        name: "handOverDevice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "IntakeResult"; ofType: null };
        };
      };
      insertClientAddress: {
        name: "insertClientAddress";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Address"; ofType: null };
        };
      };
      invitePerson: {
        name: "invitePerson";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PersonResult"; ofType: null };
        };
      };
      issueCorrectiveInvoice: {
        name: "issueCorrectiveInvoice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      issueDeposit: {
        name: "issueDeposit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      issueDirectInvoice: {
        name: "issueDirectInvoice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      issueInvoice: {
        name: "issueInvoice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      keepBookings: {
        name: "keepBookings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "SettleBookingsResult"; ofType: null };
        };
      };
      leaveForVisit: {
        name: "leaveForVisit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "EventResult"; ofType: null };
        };
      };
      lendDevice: {
        name: "lendDevice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      liftDispute: {
        name: "liftDispute";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      linkReturn: {
        name: "linkReturn";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      linkSupplierLine: {
        name: "linkSupplierLine";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "SupplierInvoiceResult"; ofType: null };
        };
      };
      mailPlatformCopies: {
        name: "mailPlatformCopies";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PlatformConnectionResult"; ofType: null };
        };
      };
      makeApiKey: {
        name: "makeApiKey";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ApiKeyMakingResult"; ofType: null };
        };
      };
      makeArchive: {
        name: "makeArchive";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ClosingResult"; ofType: null };
        };
      };
      makeCalendar: {
        name: "makeCalendar";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "PersonalCalendar"; ofType: null };
        };
      };
      makeWebhook: {
        name: "makeWebhook";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "WebhookMakingResult"; ofType: null };
        };
      };
      mergeClients: {
        name: "mergeClients";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ClientResult"; ofType: null };
        };
      };
      moveRepairs: {
        name: "moveRepairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ChangedRepairsResult"; ofType: null };
        };
      };
      muteNotifications: {
        name: "muteNotifications";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      noteCall: {
        name: "noteCall";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CallResult"; ofType: null };
        };
      };
      noteClaimConsent: {
        name: "noteClaimConsent";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ClaimResult"; ofType: null };
        };
      };
      noteClaimOutcome: {
        name: "noteClaimOutcome";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ClaimResult"; ofType: null };
        };
      };
      openCall: {
        name: "openCall";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CallResult"; ofType: null };
        };
      };
      openCamera: {
        name: "openCamera";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CameraResult"; ofType: null };
        };
      };
      pauseWebhook: {
        name: "pauseWebhook";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "WebhookResult"; ofType: null };
        };
      };
      planUrgentVisit: {
        name: "planUrgentVisit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "EventResult"; ofType: null };
        };
      };
      publishShop: {
        name: "publishShop";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "OnboardingResult"; ofType: null };
        };
      };
      reactivatePerson: {
        name: "reactivatePerson";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PersonResult"; ofType: null };
        };
      };
      readDevicePassword: {
        name: "readDevicePassword";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "DevicePasswordResult"; ofType: null };
        };
      };
      readNotifications: {
        name: "readNotifications";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Notification"; ofType: null };
            };
          };
        };
      };
      readyQuote: {
        name: "readyQuote";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "QuoteResult"; ofType: null };
        };
      };
      reassignVisits: {
        name: "reassignVisits";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ReassignmentResult"; ofType: null };
        };
      };
      receiveDevice: {
        name: "receiveDevice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "IntakeResult"; ofType: null };
        };
      };
      receiveLateFee: {
        name: "receiveLateFee";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      receiveSpareParts: {
        name: "receiveSpareParts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ChangedPartsResult"; ofType: null };
        };
      };
      recordAgreement: {
        name: "recordAgreement";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "QuoteResult"; ofType: null };
        };
      };
      recordPayment: {
        name: "recordPayment";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      refundPayment: {
        name: "refundPayment";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      refuseQuote: {
        name: "refuseQuote";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "QuoteResult"; ofType: null };
        };
      };
      remindInvoice: {
        name: "remindInvoice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      remitCheques: {
        name: "remitCheques";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RemittanceResult"; ofType: null };
        };
      };
      removeAttachment: {
        name: "removeAttachment";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "AttachmentResult"; ofType: null };
        };
      };
      removeClientAddress: {
        name: "removeClientAddress";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Address"; ofType: null };
        };
      };
      removeEvent: {
        name: "removeEvent";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
        };
      };
      removePackage: {
        name: "removePackage";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RemovedResult"; ofType: null };
        };
      };
      removePrice: {
        name: "removePrice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RemovedResult"; ofType: null };
        };
      };
      removeResource: {
        name: "removeResource";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ResourceResult"; ofType: null };
        };
      };
      removeShopClosure: {
        name: "removeShopClosure";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ShopSettingsResult"; ofType: null };
        };
      };
      removeShopIdentity: {
        name: "removeShopIdentity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ShopSettingsResult"; ofType: null };
        };
      };
      removeShopPicture: {
        name: "removeShopPicture";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ShopPicturesResult"; ofType: null };
        };
      };
      removeTrial: {
        name: "removeTrial";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "BookingTrialResult"; ofType: null };
        };
      };
      removeVisitor: {
        name: "removeVisitor";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RemovedVisitorResult"; ofType: null };
        };
      };
      removeWaiting: {
        name: "removeWaiting";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "WaitingResult"; ofType: null };
        };
      };
      removeWebhook: {
        name: "removeWebhook";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "WebhookResult"; ofType: null };
        };
      };
      renameLoanDevice: {
        name: "renameLoanDevice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "LoanDeviceResult"; ofType: null };
        };
      };
      reorderRound: {
        name: "reorderRound";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RoundResult"; ofType: null };
        };
      };
      reorderShopPictures: {
        name: "reorderShopPictures";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ShopPicturesResult"; ofType: null };
        };
      };
      replayDelivery: {
        name: "replayDelivery";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "WebhookDeliveryResult"; ofType: null };
        };
      };
      reportReview: {
        name: "reportReview";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ReviewResult"; ofType: null };
        };
      };
      requireSecondFactor: {
        name: "requireSecondFactor";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RequiredFactorResult"; ofType: null };
        };
      };
      rescheduleDay: {
        name: "rescheduleDay";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RescheduleResult"; ofType: null };
        };
      };
      resendFlow: {
        name: "resendFlow";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PlatformDoneResult"; ofType: null };
        };
      };
      resendInvitation: {
        name: "resendInvitation";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PersonResult"; ofType: null };
        };
      };
      resendMessage: {
        name: "resendMessage";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "MessageResult"; ofType: null };
        };
      };
      resetPersonFactors: {
        name: "resetPersonFactors";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PersonResult"; ofType: null };
        };
      };
      resumeRepair: {
        name: "resumeRepair";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      resumeWebhook: {
        name: "resumeWebhook";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "WebhookResult"; ofType: null };
        };
      };
      retireLoanDevice: {
        name: "retireLoanDevice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "LoanDeviceResult"; ofType: null };
        };
      };
      reviseQuote: {
        name: "reviseQuote";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "QuoteResult"; ofType: null };
        };
      };
      revokeApiKey: {
        name: "revokeApiKey";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ApiKeyResult"; ofType: null };
        };
      };
      revokeCalendar: {
        name: "revokeCalendar";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "PersonalCalendar"; ofType: null };
        };
      };
      rotateWebhookSecret: {
        name: "rotateWebhookSecret";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "WebhookMakingResult"; ofType: null };
        };
      };
      saveAccounting: {
        name: "saveAccounting";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "AccountingResult"; ofType: null };
        };
      };
      saveLegalRate: {
        name: "saveLegalRate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "LegalRateResult"; ofType: null };
        };
      };
      saveMessageRules: {
        name: "saveMessageRules";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "MessageRulesResult"; ofType: null };
        };
      };
      saveNumbering: {
        name: "saveNumbering";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "NumberingResult"; ofType: null };
        };
      };
      savePackage: {
        name: "savePackage";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PackageResult"; ofType: null };
        };
      };
      savePerson: {
        name: "savePerson";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PersonResult"; ofType: null };
        };
      };
      savePrice: {
        name: "savePrice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PriceResult"; ofType: null };
        };
      };
      saveQuote: {
        name: "saveQuote";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "QuoteResult"; ofType: null };
        };
      };
      saveResource: {
        name: "saveResource";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ResourceResult"; ofType: null };
        };
      };
      saveShopClosure: {
        name: "saveShopClosure";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ShopSettingsResult"; ofType: null };
        };
      };
      saveShopIdentity: {
        name: "saveShopIdentity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ShopSettingsResult"; ofType: null };
        };
      };
      saveShopOpening: {
        name: "saveShopOpening";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ShopSettingsResult"; ofType: null };
        };
      };
      saveShopSettings: {
        name: "saveShopSettings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ShopSettingsResult"; ofType: null };
        };
      };
      saveSparePart: {
        name: "saveSparePart";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      saveStatusLetter: {
        name: "saveStatusLetter";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "StatusLetterResult"; ofType: null };
        };
      };
      saveTrades: {
        name: "saveTrades";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "OnboardingResult"; ofType: null };
        };
      };
      saveUnpaidLetter: {
        name: "saveUnpaidLetter";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "UnpaidLetterResult"; ofType: null };
        };
      };
      sellAtCounter: {
        name: "sellAtCounter";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      sendCallLink: {
        name: "sendCallLink";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CallResult"; ofType: null };
        };
      };
      sendClaim: {
        name: "sendClaim";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ClaimResult"; ofType: null };
        };
      };
      sendQuote: {
        name: "sendQuote";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "QuoteResult"; ofType: null };
        };
      };
      sendReport: {
        name: "sendReport";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "EReportingResult"; ofType: null };
        };
      };
      setEventStatus: {
        name: "setEventStatus";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "EventResult"; ofType: null };
        };
      };
      setMessageChoice: {
        name: "setMessageChoice";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "MessageChoiceResult"; ofType: null };
        };
      };
      setRepairPlace: {
        name: "setRepairPlace";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      setRepairStatus: {
        name: "setRepairStatus";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      setRepairUrgency: {
        name: "setRepairUrgency";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      setUnreadFileAside: {
        name: "setUnreadFileAside";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "UnreadFileResult"; ofType: null };
        };
      };
      settleReply: {
        name: "settleReply";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ReplyResult"; ofType: null };
        };
      };
      sharePhoto: {
        name: "sharePhoto";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "FileResult"; ofType: null };
        };
      };
      startWork: {
        name: "startWork";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      stopWork: {
        name: "stopWork";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
      takeBackClientsApart: {
        name: "takeBackClientsApart";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ToldApartResult"; ofType: null };
        };
      };
      tellCallDelay: {
        name: "tellCallDelay";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CallResult"; ofType: null };
        };
      };
      tellClientsApart: {
        name: "tellClientsApart";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ToldApartResult"; ofType: null };
        };
      };
      testWebhook: {
        name: "testWebhook";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "WebhookDeliveryResult"; ofType: null };
        };
      };
      undoImport: {
        name: "undoImport";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ImportResult"; ofType: null };
        };
      };
      undoMerge: {
        name: "undoMerge";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "ClientResult"; ofType: null };
        };
      };
      undoPriceImport: {
        name: "undoPriceImport";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "PriceImportResult"; ofType: null };
        };
      };
      updateClientAddress: {
        name: "updateClientAddress";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Address"; ofType: null };
        };
      };
      upsertClient: {
        name: "upsertClient";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
      upsertEvent: {
        name: "upsertEvent";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
        };
      };
      useClientAccount: {
        name: "useClientAccount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "InvoiceResult"; ofType: null };
        };
      };
      withdrawCertificate: {
        name: "withdrawCertificate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "CertificateResult"; ofType: null };
        };
      };
      writeToClient: {
        name: "writeToClient";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "UNION"; name: "RepairResult"; ofType: null };
        };
      };
    };
  };
  NextClosing: {
    kind: "OBJECT";
    name: "NextClosing";
    fields: {
      from: {
        name: "from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      to: {
        name: "to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
    };
  };
  Notification: {
    kind: "OBJECT";
    name: "Notification";
    fields: {
      assigned_to: { name: "assigned_to"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      done_at: { name: "done_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      path: {
        name: "path";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      read_at: { name: "read_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      repair_id: { name: "repair_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      subtitle: {
        name: "subtitle";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      title: {
        name: "title";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      type: {
        name: "type";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  NotificationResult: {
    kind: "UNION";
    name: "NotificationResult";
    fields: {};
    possibleTypes: "Notification" | "Refusal";
  };
  Numbering: {
    kind: "OBJECT";
    name: "Numbering";
    fields: {
      first: {
        name: "first";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      issued: {
        name: "issued";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      next: {
        name: "next";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      prefix: {
        name: "prefix";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      year: {
        name: "year";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  NumberingInput: {
    kind: "INPUT_OBJECT";
    name: "NumberingInput";
    isOneOf: false;
    inputFields: [
      {
        name: "first";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "prefix";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "year";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  NumberingResult: {
    kind: "UNION";
    name: "NumberingResult";
    fields: {};
    possibleTypes: "Numbering" | "Refusal";
  };
  Onboarding: {
    kind: "OBJECT";
    name: "Onboarding";
    fields: {
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      missing: {
        name: "missing";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      slug: {
        name: "slug";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      step: {
        name: "step";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      trades: {
        name: "trades";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
      };
      zipcode: {
        name: "zipcode";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  OnboardingResult: {
    kind: "UNION";
    name: "OnboardingResult";
    fields: {};
    possibleTypes: "Onboarding" | "Refusal";
  };
  Package: {
    kind: "OBJECT";
    name: "Package";
    fields: {
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kind_ids: {
        name: "kind_ids";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      lines: {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  PackageInput: {
    kind: "INPUT_OBJECT";
    name: "PackageInput";
    isOneOf: false;
    inputFields: [
      {
        name: "kind_ids";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  PackageResult: {
    kind: "UNION";
    name: "PackageResult";
    fields: {};
    possibleTypes: "Package" | "Refusal";
  };
  PartDeliveryInput: {
    kind: "INPUT_OBJECT";
    name: "PartDeliveryInput";
    isOneOf: false;
    inputFields: [
      {
        name: "from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "part_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "quantity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  Payment: {
    kind: "OBJECT";
    name: "Payment";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      client: {
        name: "client";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
      corrects_id: { name: "corrects_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      invoice: { name: "invoice"; type: { kind: "OBJECT"; name: "Invoice"; ofType: null } };
      invoice_id: { name: "invoice_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      method: {
        name: "method";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      movement_id: {
        name: "movement_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      note: {
        name: "note";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      payer: {
        name: "payer";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      payer_name: {
        name: "payer_name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      received_on: {
        name: "received_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      repair_id: {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
  PaymentBoard: {
    kind: "OBJECT";
    name: "PaymentBoard";
    fields: {
      counts: {
        name: "counts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "PaymentCount"; ofType: null };
            };
          };
        };
      };
      payments: {
        name: "payments";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Payment"; ofType: null };
            };
          };
        };
      };
    };
  };
  PaymentCount: {
    kind: "OBJECT";
    name: "PaymentCount";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      method: {
        name: "method";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  PaymentInput: {
    kind: "INPUT_OBJECT";
    name: "PaymentInput";
    isOneOf: false;
    inputFields: [
      {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "invoice_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "method";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "note";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "on_account";
        type: { kind: "SCALAR"; name: "Int"; ofType: null };
        defaultValue: null;
      },
      {
        name: "others";
        type: {
          kind: "LIST";
          name: never;
          ofType: {
            kind: "NON_NULL";
            name: never;
            ofType: { kind: "INPUT_OBJECT"; name: "PaymentPartInput"; ofType: null };
          };
        };
        defaultValue: null;
      },
      { name: "payer"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "payer_name";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "received_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reference";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  PaymentPartInput: {
    kind: "INPUT_OBJECT";
    name: "PaymentPartInput";
    isOneOf: false;
    inputFields: [
      {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "invoice_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  PaymentReminder: {
    kind: "OBJECT";
    name: "PaymentReminder";
    fields: {
      failure: {
        name: "failure";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      rung: { name: "rung"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      sent_at: {
        name: "sent_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      way: {
        name: "way";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  Person: {
    kind: "OBJECT";
    name: "Person";
    fields: {
      absences: {
        name: "absences";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Absence"; ofType: null };
            };
          };
        };
      };
      bookable: {
        name: "bookable";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      color: {
        name: "color";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      email: {
        name: "email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      firstname: {
        name: "firstname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      invited_until: {
        name: "invited_until";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      lastname: {
        name: "lastname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      role: {
        name: "role";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      second_factor: {
        name: "second_factor";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      seen_at: { name: "seen_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      skills: {
        name: "skills";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Skill"; ofType: null };
            };
          };
        };
      };
      start_point: { name: "start_point"; type: { kind: "SCALAR"; name: "JSON"; ofType: null } };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      working_hours: {
        name: "working_hours";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
    };
  };
  PersonInput: {
    kind: "INPUT_OBJECT";
    name: "PersonInput";
    isOneOf: false;
    inputFields: [
      {
        name: "bookable";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "color";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "firstname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "lastname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "role";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "skills";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      {
        name: "start_point";
        type: { kind: "SCALAR"; name: "JSON"; ofType: null };
        defaultValue: null;
      },
      {
        name: "working_hours";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  PersonResult: {
    kind: "UNION";
    name: "PersonResult";
    fields: {};
    possibleTypes: "Person" | "Refusal";
  };
  PersonalCalendar: {
    kind: "OBJECT";
    name: "PersonalCalendar";
    fields: {
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      url: {
        name: "url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  Phone: {
    kind: "OBJECT";
    name: "Phone";
    fields: {
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      number: {
        name: "number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  PhoneInput: {
    kind: "INPUT_OBJECT";
    name: "PhoneInput";
    isOneOf: false;
    inputFields: [
      {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  PlatformConnection: {
    kind: "OBJECT";
    name: "PlatformConnection";
    fields: {
      calls: {
        name: "calls";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      failure: {
        name: "failure";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      followed_until: {
        name: "followed_until";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      login: {
        name: "login";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      mails_copy: {
        name: "mails_copy";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      platform_id: {
        name: "platform_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      url: {
        name: "url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  PlatformConnectionInput: {
    kind: "INPUT_OBJECT";
    name: "PlatformConnectionInput";
    isOneOf: false;
    inputFields: [
      {
        name: "login";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "platform_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "secret";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  PlatformConnectionResult: {
    kind: "UNION";
    name: "PlatformConnectionResult";
    fields: {};
    possibleTypes: "PlatformConnection" | "Refusal";
  };
  PlatformDone: {
    kind: "OBJECT";
    name: "PlatformDone";
    fields: {
      done: {
        name: "done";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  PlatformDoneResult: {
    kind: "UNION";
    name: "PlatformDoneResult";
    fields: {};
    possibleTypes: "PlatformDone" | "Refusal";
  };
  Price: {
    kind: "OBJECT";
    name: "Price";
    fields: {
      brand: {
        name: "brand";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      condition: { name: "condition"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      incl: {
        name: "incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      label: {
        name: "label";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      margin: { name: "margin"; type: { kind: "OBJECT"; name: "Margin"; ofType: null } };
      purchase_price: {
        name: "purchase_price";
        type: { kind: "SCALAR"; name: "Int"; ofType: null };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      stock: { name: "stock"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      supplier: {
        name: "supplier";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      unit: {
        name: "unit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      unit_price: {
        name: "unit_price";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      up_to_km: { name: "up_to_km"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      vat_rate: {
        name: "vat_rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  PriceCount: {
    kind: "OBJECT";
    name: "PriceCount";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  PriceImport: {
    kind: "OBJECT";
    name: "PriceImport";
    fields: {
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      by: { name: "by"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      created: {
        name: "created";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      faulty: {
        name: "faulty";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      filename: {
        name: "filename";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kept: {
        name: "kept";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      supplier: {
        name: "supplier";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      unchanged: {
        name: "unchanged";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      undone_at: { name: "undone_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      updated: {
        name: "updated";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  PriceImportResult: {
    kind: "UNION";
    name: "PriceImportResult";
    fields: {};
    possibleTypes: "PriceImport" | "Refusal";
  };
  PriceInput: {
    kind: "INPUT_OBJECT";
    name: "PriceInput";
    isOneOf: false;
    inputFields: [
      {
        name: "brand";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "condition";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "label";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "purchase_price";
        type: { kind: "SCALAR"; name: "Int"; ofType: null };
        defaultValue: null;
      },
      {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "stock"; type: { kind: "SCALAR"; name: "Int"; ofType: null }; defaultValue: null },
      {
        name: "supplier";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "unit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "unit_price";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "up_to_km"; type: { kind: "SCALAR"; name: "Int"; ofType: null }; defaultValue: null },
      {
        name: "vat_rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  PriceResult: {
    kind: "UNION";
    name: "PriceResult";
    fields: {};
    possibleTypes: "Price" | "Refusal";
  };
  PrintedClient: {
    kind: "OBJECT";
    name: "PrintedClient";
    fields: {
      address: {
        name: "address";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      is_company: {
        name: "is_company";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      siren: {
        name: "siren";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      vat_number: {
        name: "vat_number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ProposalResult: {
    kind: "UNION";
    name: "ProposalResult";
    fields: {};
    possibleTypes: "Refusal" | "Repair";
  };
  Query: {
    kind: "OBJECT";
    name: "Query";
    fields: {
      accounting: {
        name: "accounting";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Accounting"; ofType: null };
        };
      };
      act_board: {
        name: "act_board";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "ActBoard"; ofType: null };
        };
      };
      api_keys: {
        name: "api_keys";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ApiKey"; ofType: null };
            };
          };
        };
      };
      appliancesBySerial: {
        name: "appliancesBySerial";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Appliance"; ofType: null };
            };
          };
        };
      };
      archive_key: {
        name: "archive_key";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      archives: {
        name: "archives";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Archive"; ofType: null };
            };
          };
        };
      };
      attestation: {
        name: "attestation";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Attestation"; ofType: null };
        };
      };
      audience: {
        name: "audience";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "AudienceCount"; ofType: null };
            };
          };
        };
      };
      audit: {
        name: "audit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "AuditPage"; ofType: null };
        };
      };
      awaited_parts: {
        name: "awaited_parts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "AwaitedParts"; ofType: null };
        };
      };
      blocked_repairs: {
        name: "blocked_repairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "RepairColumn"; ofType: null };
            };
          };
        };
      };
      booking_trial: {
        name: "booking_trial";
        type: { kind: "OBJECT"; name: "BookingTrial"; ofType: null };
      };
      calendar: {
        name: "calendar";
        type: { kind: "OBJECT"; name: "PersonalCalendar"; ofType: null };
      };
      call: { name: "call"; type: { kind: "OBJECT"; name: "Call"; ofType: null } };
      calls: {
        name: "calls";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Call"; ofType: null };
            };
          };
        };
      };
      card_standing: {
        name: "card_standing";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
      };
      cheques_waiting: {
        name: "cheques_waiting";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Cheque"; ofType: null };
            };
          };
        };
      };
      claim_board: {
        name: "claim_board";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "ClaimBoard"; ofType: null };
        };
      };
      client: { name: "client"; type: { kind: "OBJECT"; name: "Client"; ofType: null } };
      clientDistinctions: {
        name: "clientDistinctions";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ClientDistinction"; ofType: null };
            };
          };
        };
      };
      closings: {
        name: "closings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Closing"; ofType: null };
            };
          };
        };
      };
      collisions: {
        name: "collisions";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
            };
          };
        };
      };
      company_search: {
        name: "company_search";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "CompanySearch"; ofType: null };
        };
      };
      corrective_proposal: {
        name: "corrective_proposal";
        type: { kind: "OBJECT"; name: "CorrectiveProposal"; ofType: null };
      };
      credit_proposal: {
        name: "credit_proposal";
        type: { kind: "OBJECT"; name: "CreditProposal"; ofType: null };
      };
      delayProposal: {
        name: "delayProposal";
        type: { kind: "OBJECT"; name: "DelayProposal"; ofType: null };
      };
      departure_facts: {
        name: "departure_facts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "DepartureFacts"; ofType: null };
        };
      };
      direct_proposal: {
        name: "direct_proposal";
        type: { kind: "OBJECT"; name: "IssueProposal"; ofType: null };
      };
      duplicateClients: {
        name: "duplicateClients";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "DuplicatePair"; ofType: null };
            };
          };
        };
      };
      e_reporting: {
        name: "e_reporting";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "EReporting"; ofType: null };
        };
      };
      electronic_addresses: {
        name: "electronic_addresses";
        type: { kind: "OBJECT"; name: "ElectronicAddresses"; ofType: null };
      };
      event: { name: "event"; type: { kind: "OBJECT"; name: "Event"; ofType: null } };
      events: {
        name: "events";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
            };
          };
        };
      };
      failed_messages: {
        name: "failed_messages";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Message"; ofType: null };
            };
          };
        };
      };
      freeSlots: {
        name: "freeSlots";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "SlotsAnswer"; ofType: null };
        };
      };
      gapFillings: {
        name: "gapFillings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "GapFilling"; ofType: null };
            };
          };
        };
      };
      imports: {
        name: "imports";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ImportRun"; ofType: null };
            };
          };
        };
      };
      invoice_board: {
        name: "invoice_board";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "InvoiceBoard"; ofType: null };
        };
      };
      invoices: {
        name: "invoices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Invoice"; ofType: null };
            };
          };
        };
      };
      invoicesByReference: {
        name: "invoicesByReference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Invoice"; ofType: null };
            };
          };
        };
      };
      issue_proposal: {
        name: "issue_proposal";
        type: { kind: "OBJECT"; name: "IssueProposal"; ofType: null };
      };
      ledger_heads: {
        name: "ledger_heads";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "LedgerHead"; ofType: null };
            };
          };
        };
      };
      ledger_verdict: {
        name: "ledger_verdict";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "LedgerVerdict"; ofType: null };
        };
      };
      legal_rates: {
        name: "legal_rates";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "LegalRate"; ofType: null };
            };
          };
        };
      };
      letter_example: {
        name: "letter_example";
        type: { kind: "OBJECT"; name: "LetterExample"; ofType: null };
      };
      loan_devices: {
        name: "loan_devices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "LoanDevice"; ofType: null };
            };
          };
        };
      };
      message_rules: {
        name: "message_rules";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "MessageRules"; ofType: null };
        };
      };
      messages: {
        name: "messages";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Message"; ofType: null };
            };
          };
        };
      };
      muted_notifications: {
        name: "muted_notifications";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      next_closings: {
        name: "next_closings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "NextClosing"; ofType: null };
            };
          };
        };
      };
      next_windows: {
        name: "next_windows";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ArrivalWindow"; ofType: null };
            };
          };
        };
      };
      notifications: {
        name: "notifications";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Notification"; ofType: null };
            };
          };
        };
      };
      numberings: {
        name: "numberings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Numbering"; ofType: null };
            };
          };
        };
      };
      onboarding: {
        name: "onboarding";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Onboarding"; ofType: null };
        };
      };
      packages: {
        name: "packages";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Package"; ofType: null };
            };
          };
        };
      };
      payment_board: {
        name: "payment_board";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "PaymentBoard"; ofType: null };
        };
      };
      people: {
        name: "people";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Person"; ofType: null };
            };
          };
        };
      };
      platform_connection: {
        name: "platform_connection";
        type: { kind: "OBJECT"; name: "PlatformConnection"; ofType: null };
      };
      price_counts: {
        name: "price_counts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "PriceCount"; ofType: null };
            };
          };
        };
      };
      price_imports: {
        name: "price_imports";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "PriceImport"; ofType: null };
            };
          };
        };
      };
      prices: {
        name: "prices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Price"; ofType: null };
            };
          };
        };
      };
      quote: { name: "quote"; type: { kind: "OBJECT"; name: "Quote"; ofType: null } };
      quote_board: {
        name: "quote_board";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "QuoteBoard"; ofType: null };
        };
      };
      quote_circumstances: {
        name: "quote_circumstances";
        type: { kind: "SCALAR"; name: "JSON"; ofType: null };
      };
      quote_evidence: {
        name: "quote_evidence";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "QuoteEvidence"; ofType: null };
        };
      };
      quote_offers: {
        name: "quote_offers";
        type: { kind: "OBJECT"; name: "QuoteOffers"; ofType: null };
      };
      quotes: {
        name: "quotes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Quote"; ofType: null };
            };
          };
        };
      };
      quotesByReference: {
        name: "quotesByReference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Quote"; ofType: null };
            };
          };
        };
      };
      quotes_count: {
        name: "quotes_count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      remittances: {
        name: "remittances";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Remittance"; ofType: null };
            };
          };
        };
      };
      repair: { name: "repair"; type: { kind: "OBJECT"; name: "Repair"; ofType: null } };
      repairPlaces: {
        name: "repairPlaces";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "GapFilling"; ofType: null };
            };
          };
        };
      };
      repair_columns: {
        name: "repair_columns";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "RepairColumn"; ofType: null };
            };
          };
        };
      };
      repair_list: {
        name: "repair_list";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "RepairList"; ofType: null };
        };
      };
      repair_places: {
        name: "repair_places";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      repair_shop: {
        name: "repair_shop";
        type: { kind: "OBJECT"; name: "RepairShop"; ofType: null };
      };
      repairs: {
        name: "repairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
            };
          };
        };
      };
      repairs_by_id: {
        name: "repairs_by_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
            };
          };
        };
      };
      replies_aside: {
        name: "replies_aside";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Reply"; ofType: null };
            };
          };
        };
      };
      resources: {
        name: "resources";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Resource"; ofType: null };
            };
          };
        };
      };
      reviews: {
        name: "reviews";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Review"; ofType: null };
            };
          };
        };
      };
      roundProposal: {
        name: "roundProposal";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "RoundProposal"; ofType: null };
        };
      };
      sales: {
        name: "sales";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "SalesReport"; ofType: null };
        };
      };
      sales_documents: {
        name: "sales_documents";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "SalesDocuments"; ofType: null };
        };
      };
      served_places: {
        name: "served_places";
        type: { kind: "OBJECT"; name: "ServedPlaces"; ofType: null };
      };
      shop_identities: {
        name: "shop_identities";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ShopIdentity"; ofType: null };
            };
          };
        };
      };
      shop_pictures: {
        name: "shop_pictures";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ShopPicture"; ofType: null };
            };
          };
        };
      };
      shop_settings: {
        name: "shop_settings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "ShopSettings"; ofType: null };
        };
      };
      similarClients: {
        name: "similarClients";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
            };
          };
        };
      };
      status_letters: {
        name: "status_letters";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "StatusLetter"; ofType: null };
            };
          };
        };
      };
      supplier_board: {
        name: "supplier_board";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "SupplierBoard"; ofType: null };
        };
      };
      supplier_invoice: {
        name: "supplier_invoice";
        type: { kind: "OBJECT"; name: "SupplierInvoice"; ofType: null };
      };
      teamProposal: {
        name: "teamProposal";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "TeamProposal"; ofType: null };
        };
      };
      travel_pace: {
        name: "travel_pace";
        type: { kind: "OBJECT"; name: "TravelPace"; ofType: null };
      };
      unclaimed_devices: {
        name: "unclaimed_devices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "UnclaimedDevices"; ofType: null };
        };
      };
      unpaid_example: {
        name: "unpaid_example";
        type: { kind: "OBJECT"; name: "UnpaidExample"; ofType: null };
      };
      unpaid_letters: {
        name: "unpaid_letters";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "UnpaidLetter"; ofType: null };
            };
          };
        };
      };
      unpaid_total: {
        name: "unpaid_total";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "UnpaidTotal"; ofType: null };
        };
      };
      unusual_bookings: {
        name: "unusual_bookings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "UnusualBooking"; ofType: null };
            };
          };
        };
      };
      urgentChoices: {
        name: "urgentChoices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "UrgentChoice"; ofType: null };
            };
          };
        };
      };
      visits_to_reassign: {
        name: "visits_to_reassign";
        type: { kind: "OBJECT"; name: "ReassignmentBoard"; ofType: null };
      };
      waiting_calls: {
        name: "waiting_calls";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Call"; ofType: null };
            };
          };
        };
      };
      waiting_clients: {
        name: "waiting_clients";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "WaitingClient"; ofType: null };
            };
          };
        };
      };
      waiting_visitors: {
        name: "waiting_visitors";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "WaitingVisitor"; ofType: null };
            };
          };
        };
      };
      webhook_deliveries: {
        name: "webhook_deliveries";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "WebhookDelivery"; ofType: null };
            };
          };
        };
      };
      webhook_delivery: {
        name: "webhook_delivery";
        type: { kind: "OBJECT"; name: "WebhookContent"; ofType: null };
      };
      webhooks: {
        name: "webhooks";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Webhook"; ofType: null };
            };
          };
        };
      };
      week_figures: {
        name: "week_figures";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "DayFigures"; ofType: null };
            };
          };
        };
      };
    };
  };
  Quote: {
    kind: "OBJECT";
    name: "Quote";
    fields: {
      amendment: { name: "amendment"; type: { kind: "OBJECT"; name: "Quote"; ofType: null } };
      amends: { name: "amends"; type: { kind: "OBJECT"; name: "Quote"; ofType: null } };
      amends_id: { name: "amends_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      answer: { name: "answer"; type: { kind: "OBJECT"; name: "QuoteAnswer"; ofType: null } };
      answered_at: { name: "answered_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      billable: {
        name: "billable";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      bonus: {
        name: "bonus";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      client: {
        name: "client";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
      consents: {
        name: "consents";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "QuoteConsent"; ofType: null };
            };
          };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      deposit: {
        name: "deposit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      discount: {
        name: "discount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      document_sha256: {
        name: "document_sha256";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
      };
      due: {
        name: "due";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      files: {
        name: "files";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "File"; ofType: null };
            };
          };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      invoice: { name: "invoice"; type: { kind: "OBJECT"; name: "Invoice"; ofType: null } };
      keeps_parts: {
        name: "keeps_parts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      lines: {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      notes: {
        name: "notes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      payable_from: {
        name: "payable_from";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
      };
      performed: {
        name: "performed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      quoteid: {
        name: "quoteid";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      reference: { name: "reference"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      repair: {
        name: "repair";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
        };
      };
      repair_id: {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      sent_at: { name: "sent_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      shown_lines: {
        name: "shown_lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      subject: {
        name: "subject";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      total_excl: {
        name: "total_excl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      total_incl: {
        name: "total_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      total_least: {
        name: "total_least";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      total_most: {
        name: "total_most";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      total_vat: {
        name: "total_vat";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      urgent_on_request: {
        name: "urgent_on_request";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      valid_until: {
        name: "valid_until";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
      };
      validity_days: {
        name: "validity_days";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      version: {
        name: "version";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      withdrawal: {
        name: "withdrawal";
        type: { kind: "OBJECT"; name: "QuoteWithdrawal"; ofType: null };
      };
      withdrawn_at: {
        name: "withdrawn_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
    };
  };
  QuoteAnswer: {
    kind: "OBJECT";
    name: "QuoteAnswer";
    fields: {
      agreed_on: { name: "agreed_on"; type: { kind: "SCALAR"; name: "LocalDate"; ofType: null } };
      answer: {
        name: "answer";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      choice: { name: "choice"; type: { kind: "SCALAR"; name: "JSON"; ofType: null } };
      code: { name: "code"; type: { kind: "OBJECT"; name: "SigningCode"; ofType: null } };
      conclusion_place: {
        name: "conclusion_place";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      consents: {
        name: "consents";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      device: {
        name: "device";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      document_sha256: {
        name: "document_sha256";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      early_start: {
        name: "early_start";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      ip: {
        name: "ip";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      recorded_by: { name: "recorded_by"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      signature: { name: "signature"; type: { kind: "SCALAR"; name: "JSON"; ofType: null } };
      user_agent: {
        name: "user_agent";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      withdrawal_deadline: {
        name: "withdrawal_deadline";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
      };
    };
  };
  QuoteBoard: {
    kind: "OBJECT";
    name: "QuoteBoard";
    fields: {
      counts: {
        name: "counts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "StatusCount"; ofType: null };
            };
          };
        };
      };
      quotes: {
        name: "quotes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Quote"; ofType: null };
            };
          };
        };
      };
    };
  };
  QuoteConsent: {
    kind: "OBJECT";
    name: "QuoteConsent";
    fields: {
      key: {
        name: "key";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      required: {
        name: "required";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      text: {
        name: "text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  QuoteEvidence: {
    kind: "OBJECT";
    name: "QuoteEvidence";
    fields: {
      digest: { name: "digest"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      findings: {
        name: "findings";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      is_signed: {
        name: "is_signed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  QuoteInput: {
    kind: "INPUT_OBJECT";
    name: "QuoteInput";
    isOneOf: false;
    inputFields: [
      { name: "base"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      {
        name: "deposit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "discount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "keeps_parts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "new_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "notes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "subject";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "urgent_on_request";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "validity_days";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  QuoteOffers: {
    kind: "OBJECT";
    name: "QuoteOffers";
    fields: {
      bonus: { name: "bonus"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      bonus_from: { name: "bonus_from"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      bonus_refused: {
        name: "bonus_refused";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
      };
      km: { name: "km"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      packages: {
        name: "packages";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Package"; ofType: null };
            };
          };
        };
      };
      zone: { name: "zone"; type: { kind: "OBJECT"; name: "Price"; ofType: null } };
    };
  };
  QuoteResult: {
    kind: "UNION";
    name: "QuoteResult";
    fields: {};
    possibleTypes: "Quote" | "Refusal";
  };
  QuoteSummary: {
    kind: "OBJECT";
    name: "QuoteSummary";
    fields: {
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      invoice: { name: "invoice"; type: { kind: "OBJECT"; name: "InvoiceSummary"; ofType: null } };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  QuoteWithdrawal: {
    kind: "OBJECT";
    name: "QuoteWithdrawal";
    fields: {
      owed: { name: "owed"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      received: {
        name: "received";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      refund: {
        name: "refund";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      refund_by: {
        name: "refund_by";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      still_owed: {
        name: "still_owed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  Reassigned: {
    kind: "OBJECT";
    name: "Reassigned";
    fields: {
      left: {
        name: "left";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      moved: {
        name: "moved";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  ReassignmentBoard: {
    kind: "OBJECT";
    name: "ReassignmentBoard";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      visits: {
        name: "visits";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "VisitToReassign"; ofType: null };
            };
          };
        };
      };
    };
  };
  ReassignmentResult: {
    kind: "UNION";
    name: "ReassignmentResult";
    fields: {};
    possibleTypes: "Reassigned" | "Refusal";
  };
  ReceptionInput: {
    kind: "INPUT_OBJECT";
    name: "ReceptionInput";
    isOneOf: false;
    inputFields: [
      {
        name: "accessories";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      { name: "ceiling"; type: { kind: "SCALAR"; name: "Int"; ofType: null }; defaultValue: null },
      {
        name: "condition";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
      {
        name: "condition_note";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "password";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "signature";
        type: { kind: "SCALAR"; name: "JSON"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  RefundInput: {
    kind: "INPUT_OBJECT";
    name: "RefundInput";
    isOneOf: false;
    inputFields: [
      {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "invoice_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "method";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "note";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "on_card";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
      {
        name: "paid_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reference";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "source";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  Refusal: {
    kind: "OBJECT";
    name: "Refusal";
    fields: {
      detail: { name: "detail"; type: { kind: "SCALAR"; name: "JSON"; ofType: null } };
      refused: {
        name: "refused";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  RefusedRepair: {
    kind: "OBJECT";
    name: "RefusedRepair";
    fields: {
      refused: {
        name: "refused";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      repair: { name: "repair"; type: { kind: "OBJECT"; name: "Repair"; ofType: null } };
      repair_id: {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
  Remittance: {
    kind: "OBJECT";
    name: "Remittance";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      number: {
        name: "number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      pdf_url: {
        name: "pdf_url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      remitted_on: {
        name: "remitted_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      total: {
        name: "total";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
    };
  };
  RemittanceResult: {
    kind: "UNION";
    name: "RemittanceResult";
    fields: {};
    possibleTypes: "Refusal" | "Remittance";
  };
  Removed: {
    kind: "OBJECT";
    name: "Removed";
    fields: {
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
  RemovedResult: {
    kind: "UNION";
    name: "RemovedResult";
    fields: {};
    possibleTypes: "Refusal" | "Removed";
  };
  RemovedVisitor: {
    kind: "OBJECT";
    name: "RemovedVisitor";
    fields: {
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
  RemovedVisitorResult: {
    kind: "UNION";
    name: "RemovedVisitorResult";
    fields: {};
    possibleTypes: "Refusal" | "RemovedVisitor";
  };
  ReorderedRound: {
    kind: "OBJECT";
    name: "ReorderedRound";
    fields: {
      events: {
        name: "events";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
            };
          };
        };
      };
    };
  };
  Repair: {
    kind: "OBJECT";
    name: "Repair";
    fields: {
      appliance: { name: "appliance"; type: { kind: "OBJECT"; name: "Appliance"; ofType: null } };
      archived: {
        name: "archived";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      calls: {
        name: "calls";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Call"; ofType: null };
            };
          };
        };
      };
      certificates: {
        name: "certificates";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Certificate"; ofType: null };
            };
          };
        };
      };
      client: {
        name: "client";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      danger: { name: "danger"; type: { kind: "OBJECT"; name: "Danger"; ofType: null } };
      description: {
        name: "description";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      documents: {
        name: "documents";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "File"; ofType: null };
            };
          };
        };
      };
      events: {
        name: "events";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
            };
          };
        };
      };
      fault: {
        name: "fault";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      held_until: { name: "held_until"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      intakes: {
        name: "intakes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Intake"; ofType: null };
            };
          };
        };
      };
      intervention_type: {
        name: "intervention_type";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      invoice_summaries: {
        name: "invoice_summaries";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "InvoiceSummary"; ofType: null };
            };
          };
        };
      };
      invoices: {
        name: "invoices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Invoice"; ofType: null };
            };
          };
        };
      };
      items: {
        name: "items";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "RepairItem"; ofType: null };
            };
          };
        };
      };
      lastUpdateAt: {
        name: "lastUpdateAt";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      loans: {
        name: "loans";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Loan"; ofType: null };
            };
          };
        };
      };
      messages: {
        name: "messages";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Message"; ofType: null };
            };
          };
        };
      };
      photos: {
        name: "photos";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "File"; ofType: null };
            };
          };
        };
      };
      place: {
        name: "place";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      proposal: {
        name: "proposal";
        type: { kind: "OBJECT"; name: "ClientProposal"; ofType: null };
      };
      quote_summaries: {
        name: "quote_summaries";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "QuoteSummary"; ofType: null };
            };
          };
        };
      };
      quotes: {
        name: "quotes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Quote"; ofType: null };
            };
          };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      return_of: { name: "return_of"; type: { kind: "OBJECT"; name: "Repair"; ofType: null } };
      return_proposed: {
        name: "return_proposed";
        type: { kind: "OBJECT"; name: "Repair"; ofType: null };
      };
      sheetid: {
        name: "sheetid";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      spare_parts: {
        name: "spare_parts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SparePart"; ofType: null };
            };
          };
        };
      };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      statusFrom: {
        name: "statusFrom";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      technician_id: { name: "technician_id"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      urgency: {
        name: "urgency";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      where: {
        name: "where";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      work_times: {
        name: "work_times";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "WorkTime"; ofType: null };
            };
          };
        };
      };
    };
  };
  RepairAssignmentInput: {
    kind: "INPUT_OBJECT";
    name: "RepairAssignmentInput";
    isOneOf: false;
    inputFields: [
      {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "technician_id";
        type: { kind: "SCALAR"; name: "ID"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  RepairColumn: {
    kind: "OBJECT";
    name: "RepairColumn";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      repairs: {
        name: "repairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
            };
          };
        };
      };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  RepairFilter: {
    kind: "INPUT_OBJECT";
    name: "RepairFilter";
    isOneOf: false;
    inputFields: [
      { name: "age"; type: { kind: "SCALAR"; name: "Int"; ofType: null }; defaultValue: null },
      {
        name: "archived";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
      {
        name: "status";
        type: {
          kind: "LIST";
          name: never;
          ofType: {
            kind: "NON_NULL";
            name: never;
            ofType: { kind: "SCALAR"; name: "String"; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: "technician";
        type: { kind: "SCALAR"; name: "ID"; ofType: null };
        defaultValue: null;
      },
      { name: "text"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      { name: "trade"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      { name: "type"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "urgent";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  RepairItem: {
    kind: "OBJECT";
    name: "RepairItem";
    fields: {
      author: {
        name: "author";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      created_by: { name: "created_by"; type: { kind: "SCALAR"; name: "ID"; ofType: null } };
      created_by_name: {
        name: "created_by_name";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
      };
      former: {
        name: "former";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "FormerValue"; ofType: null };
            };
          };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      payload: {
        name: "payload";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      type: {
        name: "type";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  RepairList: {
    kind: "OBJECT";
    name: "RepairList";
    fields: {
      counts: {
        name: "counts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "StatusCount"; ofType: null };
            };
          };
        };
      };
      repairs: {
        name: "repairs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
            };
          };
        };
      };
    };
  };
  RepairMoveInput: {
    kind: "INPUT_OBJECT";
    name: "RepairMoveInput";
    isOneOf: false;
    inputFields: [
      {
        name: "from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  RepairResult: {
    kind: "UNION";
    name: "RepairResult";
    fields: {};
    possibleTypes: "Refusal" | "Repair";
  };
  RepairShop: {
    kind: "OBJECT";
    name: "RepairShop";
    fields: {
      address: {
        name: "address";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "ShopAddress"; ofType: null };
        };
      };
      addresses: {
        name: "addresses";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ShopAddress"; ofType: null };
            };
          };
        };
      };
      booking_rules: {
        name: "booking_rules";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      clients: {
        name: "clients";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
            };
          };
        };
      };
      clients_count: {
        name: "clients_count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      email: {
        name: "email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      exceptions: {
        name: "exceptions";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "HoursException"; ofType: null };
            };
          };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      logo_url: { name: "logo_url"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      offline_hours: {
        name: "offline_hours";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      onboarding: {
        name: "onboarding";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      opening_hours: {
        name: "opening_hours";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      phone: {
        name: "phone";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      second_factor_from: {
        name: "second_factor_from";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
      };
      signature_code: {
        name: "signature_code";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      slug: {
        name: "slug";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      tariffs: {
        name: "tariffs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      timezone: {
        name: "timezone";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      users: {
        name: "users";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ShopUser"; ofType: null };
            };
          };
        };
      };
      vat_regime: {
        name: "vat_regime";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      zipcode: {
        name: "zipcode";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  RepeatInput: {
    kind: "INPUT_OBJECT";
    name: "RepeatInput";
    isOneOf: false;
    inputFields: [
      {
        name: "every";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "until";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  Reply: {
    kind: "OBJECT";
    name: "Reply";
    fields: {
      channel: {
        name: "channel";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      files: {
        name: "files";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "File"; ofType: null };
            };
          };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      left_out: {
        name: "left_out";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      sender: {
        name: "sender";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      subject: {
        name: "subject";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      text: {
        name: "text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ReplyResult: {
    kind: "UNION";
    name: "ReplyResult";
    fields: {};
    possibleTypes: "Refusal" | "Reply";
  };
  ReportedPayment: {
    kind: "OBJECT";
    name: "ReportedPayment";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      bonus: {
        name: "bonus";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      day: {
        name: "day";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      vat_rate: {
        name: "vat_rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  ReportedSale: {
    kind: "OBJECT";
    name: "ReportedSale";
    fields: {
      base: {
        name: "base";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      category: {
        name: "category";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      day: {
        name: "day";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      vat: {
        name: "vat";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      vat_rate: {
        name: "vat_rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  RequiredFactorResult: {
    kind: "UNION";
    name: "RequiredFactorResult";
    fields: {};
    possibleTypes: "Refusal" | "RepairShop";
  };
  RescheduleResult: {
    kind: "UNION";
    name: "RescheduleResult";
    fields: {};
    possibleTypes: "Refusal" | "RescheduledDay";
  };
  RescheduledDay: {
    kind: "OBJECT";
    name: "RescheduledDay";
    fields: {
      events: {
        name: "events";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
            };
          };
        };
      };
    };
  };
  Resource: {
    kind: "OBJECT";
    name: "Resource";
    fields: {
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      in_use: {
        name: "in_use";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      planned: {
        name: "planned";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      removed: {
        name: "removed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
    };
  };
  ResourceInput: {
    kind: "INPUT_OBJECT";
    name: "ResourceInput";
    isOneOf: false;
    inputFields: [
      { name: "base"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "in_use";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
      {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  ResourceResult: {
    kind: "UNION";
    name: "ResourceResult";
    fields: {};
    possibleTypes: "Refusal" | "Resource";
  };
  ResumeInput: {
    kind: "INPUT_OBJECT";
    name: "ResumeInput";
    isOneOf: false;
    inputFields: [
      {
        name: "event";
        type: { kind: "INPUT_OBJECT"; name: "EventInput"; ofType: null };
        defaultValue: null;
      },
      {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "intervention_type";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "items";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "urgency";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "where";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  Review: {
    kind: "OBJECT";
    name: "Review";
    fields: {
      answer: {
        name: "answer";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      author: {
        name: "author";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      done_on: {
        name: "done_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      refused_reason: {
        name: "refused_reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      repair_id: {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      reported_reason: {
        name: "reported_reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      stars: {
        name: "stars";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      text: {
        name: "text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ReviewResult: {
    kind: "UNION";
    name: "ReviewResult";
    fields: {};
    possibleTypes: "Refusal" | "Review";
  };
  RoundHours: {
    kind: "OBJECT";
    name: "RoundHours";
    fields: {
      end_at: {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      start_at: {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      trip_duration_after: {
        name: "trip_duration_after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      trip_duration_before: {
        name: "trip_duration_before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      trip_is_included_after: {
        name: "trip_is_included_after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      trip_is_included_before: {
        name: "trip_is_included_before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      user_id: {
        name: "user_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
  RoundHoursInput: {
    kind: "INPUT_OBJECT";
    name: "RoundHoursInput";
    isOneOf: false;
    inputFields: [
      {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "trip_duration_after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "trip_duration_before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "trip_is_included_after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "trip_is_included_before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "user_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  RoundLine: {
    kind: "OBJECT";
    name: "RoundLine";
    fields: {
      end_at: {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      event: {
        name: "event";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
        };
      };
      fixed: {
        name: "fixed";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      lat: { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      lon: { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      road: {
        name: "road";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      start_at: {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
    };
  };
  RoundMove: {
    kind: "OBJECT";
    name: "RoundMove";
    fields: {
      event_id: {
        name: "event_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      from: {
        name: "from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "RoundHours"; ofType: null };
        };
      };
      to: {
        name: "to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "RoundHours"; ofType: null };
        };
      };
    };
  };
  RoundMoveInput: {
    kind: "INPUT_OBJECT";
    name: "RoundMoveInput";
    isOneOf: false;
    inputFields: [
      {
        name: "event_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "INPUT_OBJECT"; name: "RoundHoursInput"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "INPUT_OBJECT"; name: "RoundHoursInput"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  RoundPlan: {
    kind: "OBJECT";
    name: "RoundPlan";
    fields: {
      back: {
        name: "back";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      lines: {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "RoundLine"; ofType: null };
            };
          };
        };
      };
      road: {
        name: "road";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  RoundProposal: {
    kind: "OBJECT";
    name: "RoundProposal";
    fields: {
      after: {
        name: "after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "RoundPlan"; ofType: null };
        };
      };
      before: {
        name: "before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "RoundPlan"; ofType: null };
        };
      };
      lat: { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      lon: { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      movable: {
        name: "movable";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      moves: {
        name: "moves";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "RoundMove"; ofType: null };
            };
          };
        };
      };
      saved: {
        name: "saved";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  RoundResult: {
    kind: "UNION";
    name: "RoundResult";
    fields: {};
    possibleTypes: "Refusal" | "ReorderedRound";
  };
  SalesDocuments: {
    kind: "OBJECT";
    name: "SalesDocuments";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      documents: {
        name: "documents";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Invoice"; ofType: null };
            };
          };
        };
      };
    };
  };
  SalesFigures: {
    kind: "OBJECT";
    name: "SalesFigures";
    fields: {
      accepted: {
        name: "accepted";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      accepted_incl: {
        name: "accepted_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      credits: {
        name: "credits";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      days: {
        name: "days";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      excl: {
        name: "excl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      incl: {
        name: "incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      payments: {
        name: "payments";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      received: {
        name: "received";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      sent: {
        name: "sent";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      sent_incl: {
        name: "sent_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      settled: {
        name: "settled";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      vat: {
        name: "vat";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
    };
  };
  SalesMethod: {
    kind: "OBJECT";
    name: "SalesMethod";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      method: {
        name: "method";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  SalesPeriod: {
    kind: "OBJECT";
    name: "SalesPeriod";
    fields: {
      from: {
        name: "from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      to: {
        name: "to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
    };
  };
  SalesRate: {
    kind: "OBJECT";
    name: "SalesRate";
    fields: {
      base: {
        name: "base";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      vat: {
        name: "vat";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      vat_rate: {
        name: "vat_rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  SalesReport: {
    kind: "OBJECT";
    name: "SalesReport";
    fields: {
      basis: {
        name: "basis";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      before: {
        name: "before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "SalesPeriod"; ofType: null };
        };
      };
      categories: {
        name: "categories";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SalesShare"; ofType: null };
            };
          };
        };
      };
      methods: {
        name: "methods";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SalesMethod"; ofType: null };
            };
          };
        };
      };
      now: {
        name: "now";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "SalesFigures"; ofType: null };
        };
      };
      past: {
        name: "past";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "SalesFigures"; ofType: null };
        };
      };
      period: {
        name: "period";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "SalesPeriod"; ofType: null };
        };
      };
      rates: {
        name: "rates";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SalesRate"; ofType: null };
            };
          };
        };
      };
      steps: {
        name: "steps";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SalesStep"; ofType: null };
            };
          };
        };
      };
      technicians: {
        name: "technicians";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SalesShare"; ofType: null };
            };
          };
        };
      };
    };
  };
  SalesShare: {
    kind: "OBJECT";
    name: "SalesShare";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      excl: {
        name: "excl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      incl: {
        name: "incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      key: {
        name: "key";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  SalesStep: {
    kind: "OBJECT";
    name: "SalesStep";
    fields: {
      day: {
        name: "day";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      excl: {
        name: "excl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      incl: {
        name: "incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      received: {
        name: "received";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
    };
  };
  ServedPlaces: {
    kind: "OBJECT";
    name: "ServedPlaces";
    fields: {
      map: { name: "map"; type: { kind: "SCALAR"; name: "JSON"; ofType: null } };
      towns: {
        name: "towns";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      unknown: {
        name: "unknown";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
    };
  };
  SettleBookingsResult: {
    kind: "UNION";
    name: "SettleBookingsResult";
    fields: {};
    possibleTypes: "Refusal" | "SettledBookings";
  };
  SettledBookings: {
    kind: "OBJECT";
    name: "SettledBookings";
    fields: {
      cancelled: {
        name: "cancelled";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
      };
      kept: {
        name: "kept";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
      };
      taken: {
        name: "taken";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
      };
    };
  };
  ShopAddress: {
    kind: "OBJECT";
    name: "ShopAddress";
    fields: {
      city: {
        name: "city";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      lat: { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      lon: { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      street: {
        name: "street";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      zip: {
        name: "zip";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ShopClosure: {
    kind: "OBJECT";
    name: "ShopClosure";
    fields: {
      first: {
        name: "first";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      hours: {
        name: "hours";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      last: {
        name: "last";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ShopClosureInput: {
    kind: "INPUT_OBJECT";
    name: "ShopClosureInput";
    isOneOf: false;
    inputFields: [
      {
        name: "first";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "last";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  ShopIdentity: {
    kind: "OBJECT";
    name: "ShopIdentity";
    fields: {
      changes: {
        name: "changes";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      former: {
        name: "former";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      person: {
        name: "person";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      recorded_at: {
        name: "recorded_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      valid_from: {
        name: "valid_from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
    };
  };
  ShopIdentityInput: {
    kind: "INPUT_OBJECT";
    name: "ShopIdentityInput";
    isOneOf: false;
    inputFields: [
      { name: "address"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      { name: "base"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      {
        name: "capital";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      { name: "iban"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "insurance";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "legal_form";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "legal_name";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "mediator";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      { name: "name"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "register";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      { name: "siret"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "valid_from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "vat_number";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "vat_regime";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  ShopOpeningInput: {
    kind: "INPUT_OBJECT";
    name: "ShopOpeningInput";
    isOneOf: false;
    inputFields: [
      {
        name: "first";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "hours";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "last";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  ShopPicture: {
    kind: "OBJECT";
    name: "ShopPicture";
    fields: {
      alt: {
        name: "alt";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      height: {
        name: "height";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      public_url: {
        name: "public_url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      url: {
        name: "url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      width: {
        name: "width";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  ShopPictures: {
    kind: "OBJECT";
    name: "ShopPictures";
    fields: {
      pictures: {
        name: "pictures";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ShopPicture"; ofType: null };
            };
          };
        };
      };
    };
  };
  ShopPicturesResult: {
    kind: "UNION";
    name: "ShopPicturesResult";
    fields: {};
    possibleTypes: "Refusal" | "ShopPictures";
  };
  ShopPlace: {
    kind: "OBJECT";
    name: "ShopPlace";
    fields: {
      city: {
        name: "city";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      complement: {
        name: "complement";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      lat: { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      lon: { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null } };
      street: {
        name: "street";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      zipcode: {
        name: "zipcode";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ShopSettings: {
    kind: "OBJECT";
    name: "ShopSettings";
    fields: {
      address: {
        name: "address";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "ShopPlace"; ofType: null };
        };
      };
      booking_rules: {
        name: "booking_rules";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      capital: {
        name: "capital";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      cgv: {
        name: "cgv";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      closures: {
        name: "closures";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "ShopClosure"; ofType: null };
            };
          };
        };
      };
      email: {
        name: "email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      iban: {
        name: "iban";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      insurance: {
        name: "insurance";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      label: {
        name: "label";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      labels: {
        name: "labels";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      legal_form: {
        name: "legal_form";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      legal_name: {
        name: "legal_name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      mediator: {
        name: "mediator";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      offline_hours: {
        name: "offline_hours";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      opening_hours: {
        name: "opening_hours";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      phone: {
        name: "phone";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      presentation: {
        name: "presentation";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      register: {
        name: "register";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      signature_code: {
        name: "signature_code";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      siret: {
        name: "siret";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      slug: {
        name: "slug";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      tariffs: {
        name: "tariffs";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      timezone: {
        name: "timezone";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      travel_rules: {
        name: "travel_rules";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
      vat_number: {
        name: "vat_number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      vat_regime: {
        name: "vat_regime";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  ShopSettingsInput: {
    kind: "INPUT_OBJECT";
    name: "ShopSettingsInput";
    isOneOf: false;
    inputFields: [
      { name: "address"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      { name: "base"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      {
        name: "booking_rules";
        type: { kind: "SCALAR"; name: "JSON"; ofType: null };
        defaultValue: null;
      },
      {
        name: "capital";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      { name: "cgv"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      { name: "email"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      { name: "iban"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "insurance";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      { name: "label"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      {
        name: "labels";
        type: {
          kind: "LIST";
          name: never;
          ofType: {
            kind: "NON_NULL";
            name: never;
            ofType: { kind: "SCALAR"; name: "String"; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: "legal_form";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "legal_name";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "mediator";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      { name: "name"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "offline_hours";
        type: { kind: "SCALAR"; name: "Int"; ofType: null };
        defaultValue: null;
      },
      {
        name: "opening_hours";
        type: { kind: "SCALAR"; name: "JSON"; ofType: null };
        defaultValue: null;
      },
      { name: "phone"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "presentation";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "register";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "signature_code";
        type: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        defaultValue: null;
      },
      { name: "siret"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      { name: "slug"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      { name: "tariffs"; type: { kind: "SCALAR"; name: "JSON"; ofType: null }; defaultValue: null },
      {
        name: "timezone";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "travel_rules";
        type: { kind: "SCALAR"; name: "JSON"; ofType: null };
        defaultValue: null;
      },
      {
        name: "vat_number";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      {
        name: "vat_regime";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
    ];
  };
  ShopSettingsResult: {
    kind: "UNION";
    name: "ShopSettingsResult";
    fields: {};
    possibleTypes: "Refusal" | "ShopSettings";
  };
  ShopUser: {
    kind: "OBJECT";
    name: "ShopUser";
    fields: {
      bookable: {
        name: "bookable";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      color: {
        name: "color";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      firstname: {
        name: "firstname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      lastname: {
        name: "lastname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      role: {
        name: "role";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      skills: {
        name: "skills";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "Skill"; ofType: null };
            };
          };
        };
      };
      working_hours: {
        name: "working_hours";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
    };
  };
  SigningCode: {
    kind: "OBJECT";
    name: "SigningCode";
    fields: {
      channel: {
        name: "channel";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      confirmed_at: {
        name: "confirmed_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      contact: {
        name: "contact";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      sent_at: {
        name: "sent_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
    };
  };
  SimilarInput: {
    kind: "INPUT_OBJECT";
    name: "SimilarInput";
    isOneOf: false;
    inputFields: [
      {
        name: "email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "firstname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "id"; type: { kind: "SCALAR"; name: "ID"; ofType: null }; defaultValue: null },
      {
        name: "lastname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "phones";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
        defaultValue: null;
      },
    ];
  };
  Skill: {
    kind: "OBJECT";
    name: "Skill";
    fields: {
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  SlotsAnswer: {
    kind: "OBJECT";
    name: "SlotsAnswer";
    fields: {
      located: {
        name: "located";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      preselected: {
        name: "preselected";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
      };
      slots: {
        name: "slots";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "FreeSlot"; ofType: null };
            };
          };
        };
      };
    };
  };
  SlotsInput: {
    kind: "INPUT_OBJECT";
    name: "SlotsInput";
    isOneOf: false;
    inputFields: [
      {
        name: "category_id";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      { name: "city"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
      {
        name: "days";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "first";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "kind_id";
        type: { kind: "SCALAR"; name: "String"; ofType: null };
        defaultValue: null;
      },
      { name: "lat"; type: { kind: "SCALAR"; name: "Float"; ofType: null }; defaultValue: null },
      { name: "lon"; type: { kind: "SCALAR"; name: "Float"; ofType: null }; defaultValue: null },
      {
        name: "where";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "zip"; type: { kind: "SCALAR"; name: "String"; ofType: null }; defaultValue: null },
    ];
  };
  SparePart: {
    kind: "OBJECT";
    name: "SparePart";
    fields: {
      description: {
        name: "description";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      expected_on: {
        name: "expected_on";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      ordered: {
        name: "ordered";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      price: { name: "price"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      quantity: {
        name: "quantity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      received: {
        name: "received";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      repair: { name: "repair"; type: { kind: "OBJECT"; name: "Repair"; ofType: null } };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      supplier: {
        name: "supplier";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  SparePartInput: {
    kind: "INPUT_OBJECT";
    name: "SparePartInput";
    isOneOf: false;
    inputFields: [
      {
        name: "description";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "expected_on";
        type: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        defaultValue: null;
      },
      {
        name: "ordered";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
        defaultValue: null;
      },
      { name: "price"; type: { kind: "SCALAR"; name: "Int"; ofType: null }; defaultValue: null },
      {
        name: "quantity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "supplier";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  StatusCount: {
    kind: "OBJECT";
    name: "StatusCount";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  StatusLetter: {
    kind: "OBJECT";
    name: "StatusLetter";
    fields: {
      enabled: {
        name: "enabled";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      is_default: {
        name: "is_default";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      sms: {
        name: "sms";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      subject: {
        name: "subject";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      text: {
        name: "text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  StatusLetterInput: {
    kind: "INPUT_OBJECT";
    name: "StatusLetterInput";
    isOneOf: false;
    inputFields: [
      {
        name: "enabled";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "sms";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "subject";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  StatusLetterResult: {
    kind: "UNION";
    name: "StatusLetterResult";
    fields: {};
    possibleTypes: "Refusal" | "StatusLetter";
  };
  String: unknown;
  SupplierBoard: {
    kind: "OBJECT";
    name: "SupplierBoard";
    fields: {
      counts: {
        name: "counts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SupplierInvoiceCount"; ofType: null };
            };
          };
        };
      };
      invoices: {
        name: "invoices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SupplierInvoice"; ofType: null };
            };
          };
        };
      };
      suppliers: {
        name: "suppliers";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "KnownSupplier"; ofType: null };
            };
          };
        };
      };
      to_pay: {
        name: "to_pay";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      total: {
        name: "total";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      unread: {
        name: "unread";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "UnreadFile"; ofType: null };
            };
          };
        };
      };
    };
  };
  SupplierInvoice: {
    kind: "OBJECT";
    name: "SupplierInvoice";
    fields: {
      decisions: {
        name: "decisions";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      due: {
        name: "due";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      due_on: { name: "due_on"; type: { kind: "SCALAR"; name: "LocalDate"; ofType: null } };
      file_url: {
        name: "file_url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      format: {
        name: "format";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      iban: {
        name: "iban";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      is_credit: {
        name: "is_credit";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      issued_on: {
        name: "issued_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      lines: {
        name: "lines";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SupplierInvoiceLine"; ofType: null };
            };
          };
        };
      };
      order_number: {
        name: "order_number";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      received_at: {
        name: "received_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      source: {
        name: "source";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      statuses: {
        name: "statuses";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SupplierInvoiceStatus"; ofType: null };
            };
          };
        };
      };
      supplier_name: {
        name: "supplier_name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      supplier_siren: {
        name: "supplier_siren";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      total_excl: {
        name: "total_excl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      total_incl: {
        name: "total_incl";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      total_vat: {
        name: "total_vat";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      vat_groups: {
        name: "vat_groups";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SupplierInvoiceVat"; ofType: null };
            };
          };
        };
      };
    };
  };
  SupplierInvoiceCount: {
    kind: "OBJECT";
    name: "SupplierInvoiceCount";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      show: {
        name: "show";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  SupplierInvoiceLine: {
    kind: "OBJECT";
    name: "SupplierInvoiceLine";
    fields: {
      article: {
        name: "article";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      label: {
        name: "label";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      likely: {
        name: "likely";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "SparePart"; ofType: null };
            };
          };
        };
      };
      line: {
        name: "line";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      matched: { name: "matched"; type: { kind: "OBJECT"; name: "SparePart"; ofType: null } };
      net: {
        name: "net";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      quantity: {
        name: "quantity";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      unit_price: {
        name: "unit_price";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      vat_rate: {
        name: "vat_rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  SupplierInvoiceResult: {
    kind: "UNION";
    name: "SupplierInvoiceResult";
    fields: {};
    possibleTypes: "Refusal" | "SupplierInvoice";
  };
  SupplierInvoiceStatus: {
    kind: "OBJECT";
    name: "SupplierInvoiceStatus";
    fields: {
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      code: {
        name: "code";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  SupplierInvoiceVat: {
    kind: "OBJECT";
    name: "SupplierInvoiceVat";
    fields: {
      base: {
        name: "base";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      vat: {
        name: "vat";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      vat_rate: {
        name: "vat_rate";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  TakeoverInput: {
    kind: "INPUT_OBJECT";
    name: "TakeoverInput";
    isOneOf: false;
    inputFields: [
      {
        name: "event_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "user_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  TeamProposal: {
    kind: "OBJECT";
    name: "TeamProposal";
    fields: {
      members: {
        name: "members";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "MemberProposal"; ofType: null };
            };
          };
        };
      };
      movable: {
        name: "movable";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      moves: {
        name: "moves";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "RoundMove"; ofType: null };
            };
          };
        };
      };
      saved: {
        name: "saved";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  ToldApart: {
    kind: "OBJECT";
    name: "ToldApart";
    fields: {
      left: {
        name: "left";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
      right: {
        name: "right";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Client"; ofType: null };
        };
      };
    };
  };
  ToldApartResult: {
    kind: "UNION";
    name: "ToldApartResult";
    fields: {};
    possibleTypes: "Refusal" | "ToldApart";
  };
  TravelPace: {
    kind: "OBJECT";
    name: "TravelPace";
    fields: {
      at: {
        name: "at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      minutes_per_km: {
        name: "minutes_per_km";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      trips: {
        name: "trips";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  Unclaimed: {
    kind: "OBJECT";
    name: "Unclaimed";
    fields: {
      court_on: {
        name: "court_on";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "LocalDate"; ofType: null };
        };
      };
      court_open: {
        name: "court_open";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      days: {
        name: "days";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      intake_id: {
        name: "intake_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      ready_at: {
        name: "ready_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      reminders: {
        name: "reminders";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "UnclaimedReminder"; ofType: null };
            };
          };
        };
      };
    };
  };
  UnclaimedDevice: {
    kind: "OBJECT";
    name: "UnclaimedDevice";
    fields: {
      days: {
        name: "days";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      repair: {
        name: "repair";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
        };
      };
    };
  };
  UnclaimedDevices: {
    kind: "OBJECT";
    name: "UnclaimedDevices";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      devices: {
        name: "devices";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "UnclaimedDevice"; ofType: null };
            };
          };
        };
      };
    };
  };
  UnclaimedReminder: {
    kind: "OBJECT";
    name: "UnclaimedReminder";
    fields: {
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      failure: {
        name: "failure";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      status: {
        name: "status";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      way: {
        name: "way";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  UnpaidExample: {
    kind: "OBJECT";
    name: "UnpaidExample";
    fields: {
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      values: {
        name: "values";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "JSON"; ofType: null };
        };
      };
    };
  };
  UnpaidLetter: {
    kind: "OBJECT";
    name: "UnpaidLetter";
    fields: {
      audience: {
        name: "audience";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      is_default: {
        name: "is_default";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      rung: {
        name: "rung";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      sms: {
        name: "sms";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      subject: {
        name: "subject";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      text: {
        name: "text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  UnpaidLetterInput: {
    kind: "INPUT_OBJECT";
    name: "UnpaidLetterInput";
    isOneOf: false;
    inputFields: [
      {
        name: "audience";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "rung";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "sms";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "subject";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "text";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  UnpaidLetterResult: {
    kind: "UNION";
    name: "UnpaidLetterResult";
    fields: {};
    possibleTypes: "Refusal" | "UnpaidLetter";
  };
  UnpaidTotal: {
    kind: "OBJECT";
    name: "UnpaidTotal";
    fields: {
      count: {
        name: "count";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      remainder: {
        name: "remainder";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
    };
  };
  UnreadFile: {
    kind: "OBJECT";
    name: "UnreadFile";
    fields: {
      aside_reason: {
        name: "aside_reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      file_url: {
        name: "file_url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      received_at: {
        name: "received_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      size: {
        name: "size";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      source: {
        name: "source";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  UnreadFileResult: {
    kind: "UNION";
    name: "UnreadFileResult";
    fields: {};
    possibleTypes: "Refusal" | "UnreadFile";
  };
  UntoldPayment: {
    kind: "OBJECT";
    name: "UntoldPayment";
    fields: {
      amount: {
        name: "amount";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Float"; ofType: null };
        };
      };
      flow_id: {
        name: "flow_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      is_rejected: {
        name: "is_rejected";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      reason: {
        name: "reason";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  UnusualBooking: {
    kind: "OBJECT";
    name: "UnusualBooking";
    fields: {
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      email: {
        name: "email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      firstname: {
        name: "firstname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      held_until: { name: "held_until"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      lastname: {
        name: "lastname";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      phone: {
        name: "phone";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      public_end_at: {
        name: "public_end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      public_start_at: {
        name: "public_start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      reference: {
        name: "reference";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      repair_id: {
        name: "repair_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  UrgentChoice: {
    kind: "OBJECT";
    name: "UrgentChoice";
    fields: {
      cost: {
        name: "cost";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      delays: {
        name: "delays";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "OBJECT"; name: "UrgentDelay"; ofType: null };
            };
          };
        };
      };
      end_at: {
        name: "end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      keeps: {
        name: "keeps";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Boolean"; ofType: null };
        };
      };
      kind: {
        name: "kind";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      overtime: {
        name: "overtime";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      public_end_at: {
        name: "public_end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      public_start_at: {
        name: "public_start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      repair: {
        name: "repair";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
        };
      };
      start_at: {
        name: "start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      trip_duration_after: {
        name: "trip_duration_after";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      trip_duration_before: {
        name: "trip_duration_before";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      user_id: {
        name: "user_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
  UrgentDelay: {
    kind: "OBJECT";
    name: "UrgentDelay";
    fields: {
      event: { name: "event"; type: { kind: "OBJECT"; name: "Event"; ofType: null } };
      from: {
        name: "from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "RoundHours"; ofType: null };
        };
      };
      late: {
        name: "late";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      to: {
        name: "to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "RoundHours"; ofType: null };
        };
      };
    };
  };
  UrgentDelayInput: {
    kind: "INPUT_OBJECT";
    name: "UrgentDelayInput";
    isOneOf: false;
    inputFields: [
      {
        name: "event_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "from";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "INPUT_OBJECT"; name: "RoundHoursInput"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "late";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
        defaultValue: null;
      },
      {
        name: "to";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "INPUT_OBJECT"; name: "RoundHoursInput"; ofType: null };
        };
        defaultValue: null;
      },
    ];
  };
  VisitToReassign: {
    kind: "OBJECT";
    name: "VisitToReassign";
    fields: {
      candidates: {
        name: "candidates";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
            };
          };
        };
      };
      event: {
        name: "event";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Event"; ofType: null };
        };
      };
    };
  };
  WaitingClient: {
    kind: "OBJECT";
    name: "WaitingClient";
    fields: {
      offered_end_at: {
        name: "offered_end_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      offered_start_at: {
        name: "offered_start_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      offered_until: {
        name: "offered_until";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      part: {
        name: "part";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      public_end_at: {
        name: "public_end_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      public_start_at: {
        name: "public_start_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      repair: {
        name: "repair";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Repair"; ofType: null };
        };
      };
      since: {
        name: "since";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
    };
  };
  WaitingResult: {
    kind: "UNION";
    name: "WaitingResult";
    fields: {};
    possibleTypes: "Refusal" | "Repair";
  };
  WaitingVisitor: {
    kind: "OBJECT";
    name: "WaitingVisitor";
    fields: {
      email: {
        name: "email";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      job: {
        name: "job";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      offered_end_at: {
        name: "offered_end_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      offered_start_at: {
        name: "offered_start_at";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      offered_until: {
        name: "offered_until";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      phone: {
        name: "phone";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      since: {
        name: "since";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      suiting: {
        name: "suiting";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  Webhook: {
    kind: "OBJECT";
    name: "Webhook";
    fields: {
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      events: {
        name: "events";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: {
            kind: "LIST";
            name: never;
            ofType: {
              kind: "NON_NULL";
              name: never;
              ofType: { kind: "SCALAR"; name: "String"; ofType: null };
            };
          };
        };
      };
      failing_since: {
        name: "failing_since";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      former_until: {
        name: "former_until";
        type: { kind: "SCALAR"; name: "Instant"; ofType: null };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      url: {
        name: "url";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
    };
  };
  WebhookContent: {
    kind: "OBJECT";
    name: "WebhookContent";
    fields: {
      answer: {
        name: "answer";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      body: { name: "body"; type: { kind: "SCALAR"; name: "String"; ofType: null } };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
  WebhookDelivery: {
    kind: "OBJECT";
    name: "WebhookDelivery";
    fields: {
      attempts: {
        name: "attempts";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Int"; ofType: null };
        };
      };
      created_at: {
        name: "created_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      duration: { name: "duration"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      event: {
        name: "event";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      event_id: {
        name: "event_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      failure: {
        name: "failure";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      next_at: { name: "next_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      state: {
        name: "state";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      status_code: { name: "status_code"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      tried_at: { name: "tried_at"; type: { kind: "SCALAR"; name: "Instant"; ofType: null } };
      webhook_id: {
        name: "webhook_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
  WebhookDeliveryResult: {
    kind: "UNION";
    name: "WebhookDeliveryResult";
    fields: {};
    possibleTypes: "Refusal" | "WebhookDelivery";
  };
  WebhookMaking: {
    kind: "OBJECT";
    name: "WebhookMaking";
    fields: {
      secret: {
        name: "secret";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      webhook: {
        name: "webhook";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "OBJECT"; name: "Webhook"; ofType: null };
        };
      };
    };
  };
  WebhookMakingResult: {
    kind: "UNION";
    name: "WebhookMakingResult";
    fields: {};
    possibleTypes: "Refusal" | "WebhookMaking";
  };
  WebhookResult: {
    kind: "UNION";
    name: "WebhookResult";
    fields: {};
    possibleTypes: "Refusal" | "Webhook";
  };
  WorkTime: {
    kind: "OBJECT";
    name: "WorkTime";
    fields: {
      id: {
        name: "id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
      minutes: { name: "minutes"; type: { kind: "SCALAR"; name: "Int"; ofType: null } };
      name: {
        name: "name";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "String"; ofType: null };
        };
      };
      started_at: {
        name: "started_at";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "Instant"; ofType: null };
        };
      };
      user_id: {
        name: "user_id";
        type: {
          kind: "NON_NULL";
          name: never;
          ofType: { kind: "SCALAR"; name: "ID"; ofType: null };
        };
      };
    };
  };
};

/** An IntrospectionQuery representation of your schema.
 *
 * @remarks
 * This is an introspection of your schema saved as a file by GraphQLSP.
 * It will automatically be used by `gql.tada` to infer the types of your GraphQL documents.
 * If you need to reuse this data or update your `scalars`, update `tadaOutputLocation` to
 * instead save to a .ts instead of a .d.ts file.
 */
export type introspection = {
  name: never;
  query: "Query";
  mutation: "Mutation";
  subscription: never;
  types: introspection_types;
};

import * as gqlTada from "gql.tada";

declare module "gql.tada" {
  interface setupSchema {
    introspection: introspection;
  }
}
