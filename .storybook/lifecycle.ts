// How far a part has come: one tag on the meta of its stories, shown in the sidebar, on its page and on the status board.

/** The tags, from first try to farewell. */
export const lifecycles = {
  experimental: { label: '实验', tone: 'warn', means: '还在试：名字、属性、样子都可能变。只在芯页自己的页面里用。' },
  beta: { label: '试用', tone: 'info', means: '状态齐全，检查全过；属性可能还有小改，改动写进更新记录。' },
  stable: { label: '稳定', tone: 'ok', means: '门户的页面在用，属性记在公开接口的快照里，改动要有更新记录并按版本号来。' },
  deprecated: { label: '弃用', tone: 'danger', means: '有了更好的部件，说明页写着换成哪个；下一个大版本移除。' },
} as const;

/** One of the four. */
export type Lifecycle = keyof typeof lifecycles;

/** The lifecycle among the tags of a story, or none. */
export function lifecycleOf(tags: readonly string[]): Lifecycle | undefined {
  return tags.find((tag): tag is Lifecycle => tag in lifecycles);
}
