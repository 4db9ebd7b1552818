import { Markdown } from '@storybook/addon-docs/blocks';

const pending = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });
const published = import.meta.glob<string>('../../packages/*/CHANGELOG.md', { query: '?raw', import: 'default', eager: true });

/** What the next release brings, and what the last ones brought, from the files that the release itself reads. */
export function Releases() {
  const next = Object.entries(pending).filter(([path]) => !path.endsWith('/README.md'));
  return (
    <>
      <h2>下一次发布</h2>
      {next.length === 0 ? <p>上次发布以后还没有改动。</p> : null}
      {next.map(([path, text]) => (
        <Change key={path} text={text} />
      ))}
      <h2>已经发布</h2>
      {Object.keys(published).length === 0 ? <p>还没有发布过。第一次发布之后，各个包的更新记录列在这里。</p> : null}
      {Object.entries(published).map(([path, text]) => (
        <Markdown key={path}>{text.replaceAll(/^#/gm, '##')}</Markdown>
      ))}
    </>
  );
}

const bumps: Record<string, string> = { major: '大版本', minor: '小版本', patch: '修正' };

function Change({ text }: { text: string }) {
  const [, head = '', words = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const packages = [...head.matchAll(/^['"]?(@?[\w/-]+)['"]?:\s*(\w+)/gm)];
  return (
    <section>
      <ul>
        {packages.map(([, name = '', bump = '']) => (
          <li key={name}>
            <code>{name}</code>：{bumps[bump] ?? bump}
          </li>
        ))}
      </ul>
      <Markdown>{words}</Markdown>
    </section>
  );
}
