import { type ImportView, importsContract } from '#shared/contracts/imports.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { anAnswer } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { aCartServer } from './a-cart-server.ts';
import { aServer } from './a-server.ts';

interface CatalogueServerOptions {
  readonly level?: 0 | 1;
  readonly imports?: readonly ImportView[];
  readonly versions?: Output<typeof importsContract.listCatalogueVersions>;
  /** Guesses the kind of a file by its text. */
  readonly guess?: (text: string) => Output<typeof importsContract.guessImportKind>;
  readonly places?: Output<typeof importsContract.getImportFaults>;
  /** The pages of refused rows, one after the other. */
  readonly refused?: readonly Output<typeof importsContract.getRefusedRows>[];
  /** The import that any request begins. */
  readonly begins?: ImportView;
}

const BASE = '/api/imports';

/** A store whose catalogue the provider's staff loads. */
export function aCatalogueImportsServer(options: CatalogueServerOptions = {}) {
  const { level = 0, imports = [], versions = [], refused = [], begins } = options;
  const { guess = () => ({ kinds: ['prices'], isSure: true }), places = { data: [], total: 0 } } = options;
  const begun: unknown[] = [];
  const rolledBack: unknown[] = [];
  const queries: Record<string, string>[] = [];
  const cart = aCartServer();
  let uploads = 0;
  let pages = 0;

  function post(call: string, body: unknown): Response | undefined {
    switch (call) {
      case `POST ${BASE}/kinds`: {
        const { Head: head } = body as { readonly Head: string };
        return anAnswer(importsContract.guessImportKind, guess(atob(head)));
      }
      case `POST ${BASE}/uploads`: {
        uploads += 1;
        const urls = [`https://bucket.example/${uploads}`];
        return anAnswer(importsContract.prepareUpload, { uploadId: `upload-${uploads}`, partBytes: 1000, urls });
      }
      case `POST ${BASE}`:
        begun.push(body);
        return begins && anAnswer(importsContract.beginImport, begins);
      case 'POST /api/catalogue/rollback':
        rolledBack.push(body);
        return begins && anAnswer(importsContract.rollBackCatalogue, begins);
      default:
        return undefined;
    }
  }

  function answer(call: string, query: URLSearchParams, body: unknown): Response | undefined {
    const [, id = '', rest = ''] = /^GET \/api\/imports\/([^/]+)(.*)$/.exec(call) ?? [];
    const view = [...imports, ...(begins ? [begins] : [])].find((one) => one.id === id);
    if (rest !== '') queries.push(Object.fromEntries(query));
    if (view && rest === '') return anAnswer(importsContract.getImport, view);
    if (view && rest === '/faults') return anAnswer(importsContract.getImportFaults, places);
    if (view && rest === '/refused-rows') {
      pages += 1;
      const page = refused[pages - 1] ?? { headings: [], data: [], hasMore: false };
      return anAnswer(importsContract.getRefusedRows, page);
    }
    if (call === `GET ${BASE}`) return anAnswer(importsContract.listImports, [...imports]);
    if (call === 'GET /api/catalogue/versions') return anAnswer(importsContract.listCatalogueVersions, versions);
    return post(call, body) ?? cart.answer(call, query, body as never);
  }

  const server = aServer({
    users: [aSignedInUser({ level, type: 1, resultantPermissions: [{ permissionName: 'usermanagement' }] })],
    cart: { answer },
  });
  return { server, begun, rolledBack, queries };
}
