import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of a list of posts. */
export const postListMessages = defineMessages('postList', {
  title: '圈子',
  views: '动态的次序',
  newest: '最新',
  recommended: '推荐',
  followed: '关注的小组',
  list: '动态',
  count: '{count} 条动态',
  write: '发动态',
  failed: '动态没能加载',
  newestNote: '按发布时间，新的在前。',
  recommendedNote: '取最近被喜欢和评论最多的 400 条：一次喜欢或评论的作用每过三天减半。',
  personalisedNote: '开启后，你关注的小组、型号和品牌的动态再往前排；关闭后，次序与你无关，每个人看到的都一样。',
  visitorNote: '没有登录，不做个性化，每个人看到的都一样。',
  personalised: '个性化推荐',
  topicNote: '只看和这个型号或品牌有关的动态。',
  allTopics: '看全部动态',
  part: '看型号',
  brand: '看品牌',
  none: '还没有动态',
  noneHint: '发第一条动态，说清型号、条件和现象',
  noneFollowed: '关注的小组还没有动态',
  noneFollowedHint: '去小组列表关注几个小组，它们的动态会出现在这里',
  groups: '看全部小组',
});
