// Every unique index, and what a second row of the same value is told. A new one has to say it here.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toFailure } from '../src/platform/toFailure.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Values that only the server makes: random, counted, or read from files of the operator's. */
const ours = [
  'board_rows_sheet',
  'agent_lines_brand',
  'agent_parts_part',
  'agents_name_unique',
  'articles_slug_unique',
  'boms_share',
  'brands_name_unique',
  'categories_no_unique',
  'disk_shares_token',
  'documents_outside',
  'documents_sample',
  'enterprise_invitations_code',
  'enterprise_members_owner',
  'goods_sku_unique',
  'handed_lists_code',
  'merchants_name_unique',
  'members_share_code',
  'news_authors_key_unique',
  'news_authors_memberId_unique',
  'news_channels_key_unique',
  'online_payments_out',
  'credit_notes_claim',
  'credit_notes_seq',
  'statement_lines_credit',
  'statement_lines_order',
  'statements_period',
  'statements_seq',
  'orders_orderNo_unique',
  'parcels_no',
  'pis_piNo_unique',
  'resource_series_items_resource',
  'resource_series_key_unique',
  'resources_slug_unique',
  'sessions_token',
  'takedowns_code',
];
/** The second is the same as the first: nothing changes, or the newer one replaces it. */
const repeatable = [
  'board_reports_once',
  'agent_visits_thing',
  'article_pictures_member',
  'agreements_edition',
  'audit_rows_counted',
  'cart_lines_goods',
  'chat_messages_client',
  'chat_reports_once',
  'conversations_pair',
  'credit_terms_pair',
  'enterprises_owner',
  'history_visits_thing',
  'identities_member',
  'identities_subject',
  'invoice_files_kind',
  'job_reports_once',
  'known_contacts_kept',
  'online_payments_trade',
  'parts_brand_mpn',
  'payment_notices_notify',
  'refunds_claim',
  'parted_uploads_file',
  'spec_uploads_open',
];
/** Refused in words of its own; the test of the operation proves it. */
const refused = [
  'chat_messages_file',
  'disk_items_name',
  'excel_tasks_open',
  'merchants_enterpriseId_unique',
  'quotes_dealt',
  'quotes_open',
  'category_choices_label',
  'enterprises_credit_code',
  'financial_reports_period',
  'site_events_title',
  'invoice_orders_order',
  'claim_parcels_way',
  'invoices_no',
  'invoices_reverses',
  'job_applications_once',
  'members_email',
  'members_mobile',
  'members_nick_name',
  'merchants_memberId_unique',
  'news_authors_name',
  'passkeys_credential',
];

it('每个唯一索引都写明了相同的值会怎样', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and i.indisunique and not i.indisprimary order by 1`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...ours, ...repeatable, ...refused].toSorted());
});

it('没有自己说法的操作：后到的得到 409，不是 500', async () => {
  const twice = database.pool.query(
    `insert into agents (name, website, kind, initial, origin) values ('a', null, 'catalog', 'A', 'sample'), ('a', null, 'catalog', 'A', 'sample')`,
  );
  const error: unknown = await twice.catch((reason: unknown) => reason);
  expect(toFailure(error)).toMatchObject({ status: 409, reason: 'request.invalid', message: expect.stringMatching(/[一-龥]/) });
});
