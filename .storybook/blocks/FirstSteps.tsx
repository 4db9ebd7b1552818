import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

const page = (id: string, words: string) => (
  <Link href={`./?path=/docs/${id}--docs`} target="_top">
    {words}
  </Link>
);
const story = (id: string, words: string) => (
  <Link href={`./?path=/story/${id}`} target="_top">
    {words}
  </Link>
);

const readers: readonly { who: string; steps: readonly ReactNode[] }[] = [
  {
    who: '设计师',
    steps: [
      <>
        看{page('foundations-color', '颜色')}与{page('foundations-typography', '文字')}：令牌按用途取名，画稿里用同样的名字。
      </>,
      <>看{page('foundations-icons', '图标')}：中文名、拼音都搜得到。</>,
      <>画一页之前读它的{page('patterns-forms', '模式')}：表单、出错、加载、空着时用哪个部件。</>,
      <>换主题、密度、宽度看{story('ui-actions-button--states', '状态矩阵')}，少了哪种状态就提出来。</>,
    ],
  },
  {
    who: '测试',
    steps: [
      <>从{page('start-status', '部件状态')}挑一个部件，看它有几种状态、有没有键盘表。</>,
      <>在说明页照「键盘」表按一遍；「Interactions」面板里有同名的步骤可以对照。</>,
      <>窄屏 360、文字 ×2、深色各看一遍最长文字的故事。</>,
      <>报问题时附上故事的网址：它固定指向这一种状态。</>,
    ],
  },
  {
    who: '合作站点的开发者',
    steps: [
      <>照{page('start-newsite', '装进别的站点')}装包、挂 Provider、换主题，十分钟看到第一页。</>,
      <>在{page('start-status', '部件状态')}确认要用的部件是「稳定」，复制它的入口。</>,
      <>升级之前读{page('start-releases', '更新记录')}。</>,
      <>要给部件写故事，照{page('start-writestories', '写故事')}。</>,
    ],
  },
];

/** What each reader does first. */
export function FirstSteps() {
  return (
    <Block>
      <ul className={styles.cards}>
        {readers.map(({ who, steps }) => (
          <li key={who} className={styles.card}>
            <h3 className={styles.cardTitle}>{who}</h3>
            <ol className={styles.steps}>
              {steps.map((step, at) => (
                <li key={at}>{step}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Block>
  );
}
