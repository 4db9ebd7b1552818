import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import openapi from '../openapi.json' with { type: 'json' };
import { listOperations } from '../generator/document.ts';
import type { JsonObject, OpenApi } from '../generator/document.ts';
import { assertFlat, emitCalls, emitOperations } from '../generator/emit.ts';
import { emitLimits } from '../generator/limits.ts';
import { normalise as normaliseIn } from '../generator/normalise.ts';
import { fieldsOf } from './arbitraries.ts';

const document = openapi as unknown as OpenApi;
const operations = listOperations(document);

/** Calls that the specification names without a path. */
const withoutPath =
  'getUserInfo getEnterpriseStatus getNavigation agentSearch searchBrandHint webTracking getIMUnReadCount getUniMsgNum getCartNum getSysConfig getHistoryList getAgentHistoryList getCategory subFeedbackType'.split(
    ' ',
  );

const normalise = (given: JsonObject) => normaliseIn(given, new Map([['Site', 'site']]));

/** What the compiler would emit for one call. */
function raw(operation: JsonObject, method = 'get'): JsonObject {
  return {
    openapi: '3.1.0',
    paths: {
      '/thing/{id}': { [method]: { operationId: 'Site_thing', description: 'A thing.', tags: ['site'], responses: {}, 'x-session': 'none', ...operation } },
    },
    components: {
      schemas: {
        Id: { type: 'integer', format: 'double-int', minimum: 1, description: 'Number.' },
        Thing: { type: 'object' },
        Things: { type: 'object', properties: { data: { type: 'array' }, totalRecord: { type: 'integer' } } },
      },
      parameters: { Page: { name: 'page', in: 'query', required: false, schema: { type: 'integer', format: 'int32', default: 1 }, explode: false } },
    },
  };
}

test('每个接口名字唯一，写明是否需要登录，参数不再引用别处', () => {
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { operation } of operations) {
    expect(operation['x-session']).toMatch(/^(operator|member|none)$/);
    expect(JSON.stringify(operation.parameters)).not.toContain('$ref');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', 'default']));
  }
});

test('需要登录的只有这些', () => {
  const closed = operations.filter(({ operation }) => operation['x-session'] === 'member').map(({ operation }) => operation.operationId);
  expect(closed.toSorted()).toEqual([
    'acceptInvitation',
    'acceptQuote',
    'acknowledgePrices',
    'addAddress',
    'addAgentBrandEntry',
    'addAgentEntry',
    'addAgentHistory',
    'addArticle',
    'addAuthorisation',
    'addBoardRow',
    'addBoardRows',
    'addBrandEntry',
    'addCirclePost',
    'addComment',
    'addContact',
    'addDiskFolder',
    'addDiskPart',
    'addDiskPath',
    'addExcelTask',
    'addFavourite',
    'addFollow',
    'addHistory',
    'addInvoiceTitle',
    'addKnownContact',
    'addPasskey',
    'addProductionLine',
    'addPromotion',
    'addQuote',
    'addResource',
    'addToCart',
    'addTraderBrandEntry',
    'addTraderEntry',
    'addTraderModelEntry',
    'addUploadPart',
    'addresses',
    'agentHistoryList',
    'alipayPage',
    'answerQuote',
    'applyAuthor',
    'applyEnterprise',
    'applyForCredit',
    'applyForJob',
    'applyInvoice',
    'approvalDesk',
    'approveOrderRequest',
    'arrivalNotices',
    'articlePreview',
    'askAgent',
    'askAssistant',
    'askBargain',
    'askForMyData',
    'askQuote',
    'bargains',
    'beginPasskey',
    'bindEmail',
    'bindMobile',
    'bindQq',
    'bindWechat',
    'bindingInfo',
    'blockAuthor',
    'blockCompany',
    'blockParty',
    'blockedAuthors',
    'blockedCompanies',
    'blockedParties',
    'boardDigest',
    'boardMatches',
    'bomDetail',
    'bomMapping',
    'bomVersions',
    'buyAgain',
    'cancelAccount',
    'cart',
    'cartCount',
    'changeAgentListing',
    'changeAuthor',
    'changeBoardRow',
    'changeBrandListing',
    'changeContact',
    'changeKnownContact',
    'changeOrderRequest',
    'changeProductionLine',
    'changeSavedSearch',
    'changeSeat',
    'changeStockLine',
    'chatFile',
    'chatMessages',
    'circleSettings',
    'claimFile',
    'claimListing',
    'claimOrder',
    'claimProof',
    'claimedListing',
    'clearAgentHistory',
    'clearHistory',
    'closeCircleComments',
    'closeJob',
    'closeOrder',
    'collectDocument',
    'collectedDocuments',
    'collectedDownloads',
    'collectedState',
    'companyFollow',
    'companyListings',
    'companyPeople',
    'confirmOrder',
    'contactOpenings',
    'conversationDetail',
    'conversations',
    'copyDiskArticle',
    'copyDiskItems',
    'correctionProof',
    'counterQuote',
    'createBargainOrder',
    'createCartOrder',
    'createGoodsOrder',
    'createOnlinePayment',
    'createPi',
    'createTicket',
    'creditNoteFile',
    'creditNotes',
    'creditTerms',
    'creditWith',
    'decideBargain',
    'decideCredit',
    'decideInvoice',
    'deleteCirclePost',
    'deleteComment',
    'deleteDiskItems',
    'diskArticles',
    'diskDownloads',
    'diskFileContent',
    'diskFileDownload',
    'diskItem',
    'diskItems',
    'diskPartAddress',
    'diskPartArrived',
    'diskQuota',
    'diskSearch',
    'diskShares',
    'diskSpecs',
    'diskTrash',
    'diskTree',
    'diskUploads',
    'documentDownload',
    'documentDownloads',
    'dropDiskArticles',
    'dropDiskUpload',
    'dropPartedUpload',
    'editCirclePost',
    'emptyDiskTrash',
    'endMySession',
    'endOtherSessions',
    'enterMall',
    'enterpriseNameState',
    'enterpriseStatus',
    'entryDetail',
    'excelTask',
    'excelTaskErrors',
    'excelTaskRows',
    'excelTasks',
    'exportConversation',
    'exportMyData',
    'favouriteGoods',
    'favouriteState',
    'favourites',
    'finishDiskUpload',
    'finishOrder',
    'finishPartedUpload',
    'followChannels',
    'followCircleGroup',
    'followCompany',
    'followState',
    'followedArticles',
    'followedMerchants',
    'follows',
    'forgetApplication',
    'handOverCompany',
    'hiddenMembers',
    'hideMember',
    'historyList',
    'identity',
    'importGoods',
    'importWechatArticle',
    'inboxEvents',
    'inviteMember',
    'invoiceFile',
    'invoiceTitles',
    'invoices',
    'jobApplications',
    'keepAccount',
    'keepBomMapping',
    'keepContact',
    'knownContact',
    'knownContacts',
    'leaveCompany',
    'licenceContent',
    'lookAtSavedSearch',
    'mailDocument',
    'mailLog',
    'mailMyPasswordReset',
    'mapExcelTask',
    'markApplication',
    'markConversation',
    'markLesson',
    'merchantBargainCounts',
    'merchantBargains',
    'merchantCredit',
    'merchantCreditCounts',
    'merchantEntry',
    'merchantGoods',
    'merchantGoodsCounts',
    'merchantInvoiceCounts',
    'merchantInvoices',
    'merchantOrder',
    'merchantOrderCounts',
    'merchantOrders',
    'merchantStatements',
    'mergeCart',
    'moveBoardRows',
    'moveDiskItems',
    'moveExcelTask',
    'moveQuote',
    'myAgreements',
    'myAuthor',
    'myBoms',
    'myClaims',
    'myDataExport',
    'myDetail',
    'myEntries',
    'myFeedback',
    'myMerchant',
    'myPasskeys',
    'myReports',
    'myResource',
    'myResources',
    'mySessions',
    'noticePage',
    'onlinePayment',
    'openContact',
    'openConversation',
    'openDeal',
    'orderCounts',
    'orderDetail',
    'orderParcels',
    'orderRequestCounts',
    'orderRequestDetail',
    'orderRequests',
    'orders',
    'ownApplications',
    'ownArticle',
    'ownArticleCounts',
    'ownArticleVersion',
    'ownArticleVersions',
    'ownArticles',
    'ownAuthorisations',
    'ownBoardCounts',
    'ownBoardRow',
    'ownBoardRows',
    'ownCircleGroups',
    'ownCirclePosts',
    'ownContacts',
    'ownDocuments',
    'ownEnterprise',
    'ownJob',
    'ownJobs',
    'ownNavigation',
    'ownProductionLines',
    'ownPromotions',
    'ownRegistryCorrections',
    'packingList',
    'partedUploads',
    'piDetail',
    'piFile',
    'pis',
    'prepareClaim',
    'prepareOrder',
    'productionFile',
    'queryOnlinePayment',
    'quoteCounts',
    'quoteDetail',
    'quoteFile',
    'quotes',
    'rateResource',
    'readConversation',
    'readNotices',
    'receiptBank',
    'receiptFile',
    'receipts',
    'receiveReplacement',
    'recordStatementPayment',
    'refreshJob',
    'refuseOrderRequest',
    'registryWatchMail',
    'registryWatchState',
    'registryWatches',
    'removeAddress',
    'removeBom',
    'removeCartLines',
    'removeContact',
    'removeEntry',
    'removeFavourite',
    'removeFollow',
    'removeInvoiceTitle',
    'removeKnownContact',
    'removeOrder',
    'removePasskey',
    'removeProductionLine',
    'removeSavedSearch',
    'removeSeat',
    'renameDiskArticle',
    'renameDiskItem',
    'renamePasskey',
    'renewRegistry',
    'reportBoardRow',
    'reportCirclePost',
    'reportComment',
    'reportConversation',
    'reportJob',
    'reportParcel',
    'requiredData',
    'resolveClaim',
    'resourceFile',
    'restoreArticleVersion',
    'restoreBom',
    'restoreCartLines',
    'restoreContact',
    'restoreDiskItems',
    'restoreEntry',
    'restoreKnownContact',
    'restoreProductionLine',
    'restoreSavedSearch',
    'restoreUpload',
    'resume',
    'revokeDiskShare',
    'revokeMessage',
    'saveArticle',
    'saveBom',
    'saveCircleSettings',
    'saveJob',
    'saveOwnNavigation',
    'saveSearch',
    'savedSearches',
    'sayInQuote',
    'searchBoardBatch',
    'searchMessages',
    'seeInvitation',
    'selectCartLines',
    'sellStock',
    'sendBack',
    'sendCodeToMember',
    'sendCounter',
    'sendFeedback',
    'sendFeedbackV1',
    'sendMailCode',
    'sendMessage',
    'sendRegistryCorrection',
    'sendReplacement',
    'sendStepUpCode',
    'sendTestMessage',
    'setArrivalNotice',
    'setArticleLike',
    'setArticleStatus',
    'setBoardDigest',
    'setCartQuantity',
    'setCirclePostLike',
    'setCommentLike',
    'setCustomerRef',
    'setDefaultAddress',
    'setDefaultInvoiceTitle',
    'setFavouriteGoods',
    'setFollowMerchant',
    'setGoodsTerms',
    'setLike',
    'setOnSale',
    'setRegistryWatchMail',
    'setStock',
    'setWarehousingNo',
    'shareBom',
    'shareCode',
    'shareDiskItem',
    'shipOrder',
    'shopNameState',
    'sortBoardRows',
    'sortProductionLines',
    'startDiskUpload',
    'startPartedUpload',
    'statementDetail',
    'statementFile',
    'statements',
    'stepUp',
    'stockFile',
    'stockLines',
    'submitArticle',
    'submitDocument',
    'submitOrderRequest',
    'submitReceipt',
    'takedownAgainst',
    'trashDiskItems',
    'typeInConversation',
    'unbindSocial',
    'unblockAuthor',
    'unblockCompany',
    'unblockParty',
    'uncollectDocument',
    'unfollowChannel',
    'unfollowCompany',
    'unreadInstantMessages',
    'unreadNotices',
    'unreadTotal',
    'unwatchRegistry',
    'updateAddress',
    'updateInvoiceTitle',
    'updateProfile',
    'uploadArticleFigure',
    'uploadBoardPhoto',
    'uploadChatFile',
    'uploadCirclePicture',
    'uploadClaimFile',
    'uploadClaimProof',
    'uploadCorrectionProof',
    'uploadDocument',
    'uploadInvoiceFile',
    'uploadLicence',
    'uploadPicture',
    'uploadProductionProof',
    'uploadQuoteFile',
    'uploadReceiptFile',
    'uploadResourceFile',
    'uploadResume',
    'uploadThumbnail',
    'uploadedDocumentFile',
    'voidPi',
    'voteInCirclePoll',
    'watchRegistry',
    'withdrawAuthor',
    'withdrawDocument',
    'withdrawInvitation',
    'withdrawOrderRequest',
    'withdrawPromotion',
    'withdrawResource',
  ]);
});

// Their numbers name things that anybody may see: naming one gives nothing away.
const ofPublicThings = [
  'addAgentHistory',
  'addAuthorisation',
  'addBoardRow',
  'addCirclePost',
  'addComment',
  'addContact',
  'addFavourite',
  'addFollow',
  'addHistory',
  'addProductionLine',
  'addPromotion',
  'addQuote',
  'addToCart',
  'applyEnterprise',
  'applyForCredit',
  'applyForJob',
  'askAgent',
  'askBargain',
  'askQuote',
  'blockAuthor',
  'blockCompany',
  'changeAgentListing',
  'changeBrandListing',
  'claimListing',
  'claimedListing',
  'collectDocument',
  'collectedDownloads',
  'collectedState',
  'companyFollow',
  'contactOpenings',
  'creditWith',
  'deleteDiskItems',
  'documentDownload',
  'documentDownloads',
  'favouriteState',
  'followChannels',
  'followCircleGroup',
  'followCompany',
  'followState',
  'hideMember',
  'keepContact',
  'mailDocument',
  'markLesson',
  'moveBoardRows',
  'openContact',
  'openConversation',
  'ownAuthorisations',
  'ownContacts',
  'quotes',
  'rateResource',
  'registryWatchState',
  'removeFavourite',
  'removeFollow',
  'renewRegistry',
  'reportBoardRow',
  'reportCirclePost',
  'reportComment',
  'reportJob',
  'resourceFile',
  'sellStock',
  'sendFeedback',
  'sendFeedbackV1',
  'sendRegistryCorrection',
  'setArrivalNotice',
  'setArticleLike',
  'setCirclePostLike',
  'setCommentLike',
  'setFavouriteGoods',
  'setFollowMerchant',
  'setLike',
  'sortBoardRows',
  'sortProductionLines',
  'unblockAuthor',
  'unblockCompany',
  'uncollectDocument',
  'unfollowChannel',
  'unfollowCompany',
  'unwatchRegistry',
  'voteInCirclePoll',
  'watchRegistry',
];

test('会员接口里的编号，写明了是谁的东西，或者是人人可见的东西', () => {
  const unmarked = operations
    .filter(({ operation }) => operation['x-session'] === 'member' && operation['x-owner'] === undefined)
    .filter(({ operation }) => fieldsOf(document, operation).some(({ name }) => /^ids?$|Ids?$/.test(name)))
    .map(({ operation }) => operation.operationId);
  expect(unmarked.toSorted()).toEqual(ofPublicThings);
});

test('运营台的每个地址，也只有它们，要运营者的身份', () => {
  for (const { path, operation } of operations) expect(operation['x-session'] === 'operator', path).toBe(path.startsWith('/operator/'));
});

test('每个文本输入都有长度或格式的限制，每个列表都有个数的限制', () => {
  for (const { operation } of operations) {
    for (const { name, schema } of operation.parameters) {
      const limited = schema.enum ?? schema.maxLength ?? schema.pattern ?? schema.maximum ?? schema.maxItems ?? (schema.type === 'boolean' || undefined);
      expect(limited, `${operation.operationId} ${name}`).toBeDefined();
    }
  }
});

test('文档里没有生成器和校验器不认识的写法', () => {
  const text = JSON.stringify(document);
  for (const word of ['"nullable"', 'unevaluatedProperties', '"int32"', '"int64"', 'double-int', '"explode"', '"encoding"']) expect(text).not.toContain(word);
});

test('整理：名字去掉前缀，引用写开，数字格式去掉，默认值保留', () => {
  const [entry] = listOperations(
    normalise(
      raw({ parameters: [{ $ref: '#/components/parameters/Page' }, { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } }] }),
    ),
  );
  expect(entry?.operation).toMatchObject({ operationId: 'thing', summary: 'A thing.', security: [] });
  expect(entry?.operation.parameters.map(({ schema }) => schema)).toEqual([
    { type: 'integer', default: 1 },
    { type: 'integer', minimum: 1, description: 'Number.' },
  ]);
});

test('整理：可空的标量成为类型列表，可空的对象保持二选一', () => {
  const made = normalise({
    ...raw({}),
    components: {
      schemas: {
        Id: { type: 'integer', format: 'double-int', minimum: 1 },
        Row: {
          type: 'object',
          properties: {
            id: { anyOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }], description: 'Which.' },
            row: { anyOf: [{ $ref: '#/components/schemas/Row' }, { type: 'null' }] },
            extra: { type: 'object', unevaluatedProperties: {} },
          },
        },
      },
    },
  });
  expect(made.components.schemas.Row?.properties).toEqual({
    id: { type: ['integer', 'null'], minimum: 1, description: 'Which.' },
    row: { anyOf: [{ $ref: '#/components/schemas/Row' }, { type: 'null' }] },
    extra: { type: 'object', additionalProperties: {} },
  });
});

test('没有说明、没有写明是否登录的接口，生成时就被拒绝', () => {
  expect(() => normalise(raw({ description: undefined }))).toThrow('no doc comment');
  expect(() => normalise(raw({ 'x-session': undefined }))).toThrow('needs a session');
  expect(() => normalise(raw({ parameters: [{ $ref: '#/components/parameters/Nowhere' }] }))).toThrow('No such parameter');
  expect(() => normalise(raw({ operationId: 'Lost_thing' }))).toThrow('in no file');
  expect(() => normalise(raw({ tags: ['mall'] }))).toThrow('another tag than its domain site');
});

test('同名的参数、带查询参数的 POST 无法并成一个对象，生成时就被拒绝', () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  expect(() => assertFlat(normalise(raw({ parameters: [id, { ...id, in: 'query' }] })))).toThrow('share a name');
  expect(() => assertFlat(normalise(raw({ parameters: [{ ...id, in: 'query' }] }, 'post')))).toThrow('cannot share one object');
});

test('读取成为查询对象，分页的能逐页读，有后果的与文件成为函数', () => {
  const reply = { '200': { description: '', content: { 'application/json': { schema: {} } } } };
  const file = { '200': { description: '', content: { 'application/pdf': { schema: {} } } } };
  const page = { name: 'pageIndex', in: 'query', required: false, schema: { type: 'integer' } };
  expect(emitCalls(normalise(raw({ responses: reply }))).get('site.ts')).toContain(
    `export const thingQuery = /* @__PURE__ */ query<'thing'>('thing', 'GET /thing/{id}');`,
  );
  const list = { '200': { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Things' } } } } };
  expect(emitCalls(normalise(raw({ responses: list, parameters: [page] }))).get('site.ts')).toContain('export const thingQuery = /* @__PURE__ */ paged<');
  // One thing that holds a page of others is no list.
  expect(emitCalls(normalise(raw({ responses: reply, parameters: [page] }))).get('site.ts')).toContain('export const thingQuery = /* @__PURE__ */ query<');
  expect(emitCalls(normalise(raw({ responses: reply, 'x-effect': true }))).get('site.ts')).toContain('export const thing = /* @__PURE__ */ mutation<');
  expect(emitCalls(normalise(raw({ responses: file }))).get('site.ts')).toContain(`('thing', 'GET /thing/{id}', { isFile: true });`);
  const json = { content: { 'application/json': { schema: {} } } };
  expect(emitCalls(normalise(raw({ responses: reply, requestBody: json }, 'post'))).get('site.ts')).toContain(`{ encoding: 'json' }`);
  expect(emitOperations(normalise(raw({ responses: file })))).toContain('output: FileBytes;');
});

test('买家和卖家的东西都写明归谁，按编号取的接口没有一个漏写', () => {
  const ids = /^(id|ids|lineIds|orderId|orderIds|parcelId|bargainId|invoiceId|mallPayOnlineId|addressId|titleId|fileIds)$/;
  for (const { operation } of operations.filter(({ operation }) => operation.tags.includes('mall') && operation['x-session'] === 'member')) {
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema.$ref;
    const schema = typeof body === 'string' ? document.components.schemas[body.slice(body.lastIndexOf('/') + 1)] : undefined;
    const names = [...operation.parameters.map(({ name }) => name), ...Object.keys(schema?.properties ?? {})];
    const owner = names.some((name) => ids.test(name)) ? /^[a-zA-Z]+$/ : /^[a-zA-Z]*$/;
    expect(operation['x-owner'] ?? '', operation.operationId).toMatch(owner);
  }
});

test('每个部分的调用各有一个文件，所在的领域把它们列在一起', () => {
  const files = emitCalls(document);
  expect(files.get('mallCart.ts')).toContain('export const addToCart = ');
  expect(files.get('mallOrders.ts')).not.toContain('export const addToCart = ');
  for (const part of ['mallCart', 'mallGoods', 'mallPayments']) expect(files.get('mall.ts')).toContain(part);
  expect(files.get('site.ts')).toContain('GET ');
});

test('限制由契约写出：长度、个数、最大的数；人人都一样的编号不写', () => {
  const files = emitLimits(document);
  expect(files.get('mallCartLimits.ts')).toContain(
    'export const cartAddingLimits = {\n  quantity: { minimum: 1, maximum: 999999999 },\n  customerRef: { maxLength: 72 },\n} as const;',
  );
  const limits = [...files.values()].join('\n');
  expect(limits).toContain('export const localCartLimits = {\n  lines: { maxItems: 200 },\n} as const;');
  expect(limits).not.toContain(String(Number.MAX_SAFE_INTEGER));
  expect(limits).toContain('words: { maxItems: 24, items: { minLength: 1, maxLength: 40 } }');
  expect(limits).toContain(
    'export const documentFileLimits = { bytes: 209715200, requestBytes: 52428800, partBytes: 4194304, pages: 5000, underWay: 20 } as const;',
  );
});

test('拒绝的原因写法一致；几个接口共用的列表展开成一个', () => {
  const shared = normalise(raw({ 'x-reasons': [['login.too_many', 'login.busy'], 'login.too_many', 'mall.taxNo'] }));
  expect(listOperations(shared)[0]?.operation['x-reasons']).toEqual(['login.too_many', 'login.busy', 'mall.taxNo']);
  expect(emitOperations(shared)).toContain(`reason: 'login.too_many' | 'login.busy' | 'mall.taxNo';`);
  expect(() => normalise(raw({ 'x-reasons': ['Taken'] }))).toThrow('not spelt as domain.reason');
});

test('说明里的对照表：规格的每个名字都在，写的路径就是那个接口的', () => {
  const written = readFileSync(new URL('../contract/README.md', import.meta.url), 'utf8').split('## Calls whose path was ours to choose')[1] ?? '';
  // Up to the next heading: other tables follow.
  const [table = ''] = written.split('\n## ');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---') && !line.includes('/operator/…'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const named = rows.map(([, name]) => name).join('\n');
  expect(withoutPath.filter((name) => !new RegExp(`\\b${name}\\b`).test(named))).toEqual([]);
  const known = new Map(operations.map(({ method, path, operation }) => [operation.operationId, `${method.toUpperCase()} ${path}`]));
  for (const [, , address = '', called = ''] of rows) {
    const [, methods = '', path = ''] = /^([A-Z, ]+) ([^, ]+)/.exec(address) ?? [];
    const id = /^\w+/.exec(called)?.[0] ?? '';
    expect(methods.split(', ').map((method) => `${id}: ${method} ${path}`)).toContain(`${id}: ${known.get(id)}`);
  }
});
