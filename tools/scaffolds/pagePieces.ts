// The pieces of the pages that `npm run new page` makes: each is bound to a call of `npm run new domain`.
import { type About, doorFile, messagesFile, type Piece, readPiece, storiesFile } from './pieceFiles.ts';
import { camel, pascal } from './scaffold.ts';

/** A list with pages: `<domain>Entries`. */
export function listPiece(about: About): Piece {
  const { domain, name, up } = about;
  const Entry = `${pascal(domain)}Entry`;
  return readPiece(about, {
    component: `import type { Loadable } from '@chippage/api/loadable';
import type { ${Entry} } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { FriendlyTime } from '${up}i18n/friendly-time/FriendlyTime.tsx';
import { useMessages } from '${up}i18n/FeaturesProvider.tsx';
import type { ListPage } from '${up}parts/list-page/listPage.ts';
import { PagedListPage } from '${up}parts/list-page/PagedListPage.tsx';
import { Row, RowList, RowMeta, RowTitle, RowWords } from '${up}parts/row-list/RowList.tsx';
import { ${camel(name)}Messages } from './messages.ts';

export interface ${name}Props {
  entries: Loadable<ListPage<${Entry}>>;
  /** From 1. */
  page: number;
  getHref: (page: number) => string;
}

/** Say in one sentence what it is for. */
export function ${name}({ entries, page, getHref }: ${name}Props) {
  const t = useMessages(${camel(name)}Messages);
  return (
    <PagedListPage title={t('title')} count={(count) => t('count', { count })} value={entries} page={page} getHref={getHref}>
      {({ data }) => (
        <Card padding="none">
          {data.length === 0 ? (
            <EmptyState title={t('empty')} />
          ) : (
            <RowList label={t('title')}>
              {data.map(({ id, title, createTime }) => (
                <Row key={id}>
                  <RowWords>
                    <RowTitle>{title}</RowTitle>
                    <RowMeta>
                      <FriendlyTime dateTime={createTime} />
                    </RowMeta>
                  </RowWords>
                </Row>
              ))}
            </RowList>
          )}
        </Card>
      )}
    </PagedListPage>
  );
}
`,
    hook: `import { toLoadable } from '@chippage/api/loadable';
import { ${domain}EntriesQuery } from '@chippage/api/${domain}';
import { PAGE_SIZE } from '${up}parts/list-page/listPage.ts';
import type { ${name}Props } from './${name}.tsx';

/** What a page of the list asks for; the route asks the same before the page is painted. */
export const ${camel(name)}Vars = (page: number) => ({ pageIndex: page, pageSize: PAGE_SIZE });

/** Binds \`${name}\` to the API. */
export function use${name}(page: number): Pick<${name}Props, 'entries'> {
  return { entries: toLoadable(${domain}EntriesQuery.use(${camel(name)}Vars(page), { keepPreviousData: true, revalidateIfStale: false })) };
}
`,
    texts: `  count: '共 {count} 条',\n  empty: '还没有',\n`,
    args: `{ entries: ready({ data: ${camel(name)}Sample, totalRecord: 2 }), page: 1, getHref: (page) => \`?page=\${page}\` }`,
    stories: `/** 两条。 */
export const Default: Story = { play: ({ canvas }) => expect(canvas.getByRole('list', { name: '${name}' }).children).toHaveLength(2) };

/** 一条也没有。 */
export const Empty: Story = { args: { entries: ready({ data: [], totalRecord: 0 }) } };
`,
    read: 'entries',
    offered: `${camel(name)}Vars, `,
  });
}

/** One of them: `<domain>Entry`. */
export function detailPiece(about: About): Piece {
  const { domain, name, up } = about;
  const Entry = `${pascal(domain)}Entry`;
  return readPiece(about, {
    component: `import type { Loadable } from '@chippage/api/loadable';
import type { ${Entry} } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { FriendlyTime } from '${up}i18n/friendly-time/FriendlyTime.tsx';
import { useMessages } from '${up}i18n/FeaturesProvider.tsx';
import { Loaded } from '${up}parts/loaded/Loaded.tsx';
import { PageHead } from '${up}parts/page-column/PageHead.tsx';
import { ${camel(name)}Messages } from './messages.ts';

export interface ${name}Props {
  entry: Loadable<${Entry}>;
}

/** Say in one sentence what it is for. */
export function ${name}({ entry }: ${name}Props) {
  const t = useMessages(${camel(name)}Messages);
  return (
    <Loaded value={entry} failedTitle={t('failed')}>
      {({ title, createTime }) => (
        <>
          <PageHead title={title} />
          <Card>
            {t('writtenAt')} <FriendlyTime dateTime={createTime} />
          </Card>
        </>
      )}
    </Loaded>
  );
}
`,
    hook: `import { toLoadable } from '@chippage/api/loadable';
import { ${domain}EntryQuery } from '@chippage/api/${domain}';
import type { ${name}Props } from './${name}.tsx';

/** Binds \`${name}\` to the API. */
export function use${name}(id: number): ${name}Props {
  return { entry: toLoadable(${domain}EntryQuery.use({ id }, { revalidateIfStale: false })) };
}
`,
    texts: `  writtenAt: '写于',\n  failed: '没能读到这一条',\n`,
    args: `{ entry: ready(${camel(name)}Sample[0]!) }`,
    stories: `/** 读到了。 */
export const Default: Story = { play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'STM32F103C8T6' })).toBeVisible() };
`,
    read: 'entry',
  });
}

/** A form: `add<Domain>Entry`. */
export function formPiece(about: About): Piece {
  const { domain, name, folder, up } = about;
  const at = `packages/features/src/${folder}`;
  const add = `add${pascal(domain)}Entry`;
  return {
    files: {
      [`${at}/${name}.tsx`]: `import { isRefusal } from '@chippage/api/errors';
import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '${up}i18n/FeaturesProvider.tsx';
import { FormActions, FormColumn, FormPage } from '${up}parts/form/FormLayout.tsx';
import { useForm } from '${up}parts/form/useForm.ts';
import { ${camel(name)}Messages } from './messages.ts';

export interface ${name}Props {
  /** @throws ApiError whose words are shown */
  onAdd: (title: string) => Promise<void>;
}

/** Say in one sentence what it is for. */
export function ${name}({ onAdd }: ${name}Props) {
  const t = useMessages(${camel(name)}Messages);
  const form = useForm({
    initial: { title: '' },
    check: ({ title }) => (title.trim() === '' ? { title: t('titleMissing') } : {}),
    onSubmit: ({ title }) => onAdd(title.trim()),
    fieldOf: (error) => (isRefusal<'${add}'>(error, '${domain}.title') ? 'title' : undefined),
    failed: t('notAdded'),
  });
  return (
    <FormPage title={t('title')}>
      <FormColumn onSubmit={form.submit} message={form.message}>
        <TextField
          label={t('entryTitle')}
          name="title"
          value={form.input.title}
          onChange={(title) => form.change({ title })}
          error={form.errors.title}
          inputRef={form.refOf('title')}
        />
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('adding')}>
            {t('add')}
          </Button>
          <span role="status">{form.isDone ? t('added') : ''}</span>
        </FormActions>
      </FormColumn>
    </FormPage>
  );
}
`,
      [`${at}/use${name}.ts`]: `import { useApi } from '@chippage/api/ApiProvider';
import { ${add} } from '@chippage/api/${domain}';
import type { ${name}Props } from './${name}.tsx';

/** Binds \`${name}\` to the API. */
export function use${name}(): ${name}Props {
  const client = useApi();
  return {
    onAdd: async (title) => {
      await ${add}({ title }, { client });
    },
  };
}
`,
      [`${at}/messages.ts`]: messagesFile(
        up,
        name,
        `  entryTitle: '标题',\n  titleMissing: '请填写标题',\n  add: '添加',\n  adding: '正在添加',\n  added: '已添加',\n  notAdded: '没有添加成功，请稍后重试',\n`,
      ),
      [`${at}/${name}.stories.tsx`]: storiesFile(
        about,
        '',
        `{ onAdd: fn(async () => {}) }`,
        `/** 空的不能提交，说出来，焦点到那一格；填好之后提交。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加' }));
    await expect(canvas.getByRole('textbox', { name: '标题' })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard('LM358DR{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('LM358DR');
    await expect(await canvas.findByText('已添加')).toBeVisible();
  },
};
`,
      ),
      [`packages/features/exports/${name}.ts`]: doorFile(folder, name),
    },
  };
}
