/** A post of the sample: its writer is made up, and it says so. */
export interface SampleTrend {
  group: string;
  name: string;
  content: string;
  poll?: readonly string[];
  /** Quotes the post of this place in the list. */
  quotes?: number;
}

/** The group of the sample. */
export const sampleGroup = {
  key: 'sample',
  name: '示例圈子',
  intro: '用来试用的圈子，里面的动态都是虚构的。',
  rules: '这里的内容是示例，可以放心点一点、试一试。',
  isSample: true,
};

const end = '\n（示例内容）';
const post = (group: string, name: string, content: string, more: Pick<SampleTrend, 'poll' | 'quotes'> = {}): SampleTrend => ({
  group,
  name,
  content: content + end,
  ...more,
});

/** The newest last. */
export const sampleTrends: readonly SampleTrend[] = [
  post('sample', '示例会员·小林', '第一次用圈子：可以关注、点赞、评论，也可以引用别人的动态。'),
  post('career', '示例会员·陈工', '带新人看数据手册，先看绝对最大值，再看推荐工作条件，最后才看典型值。顺序反了容易踩坑。'),
  post('power', '示例会员·陈工', 'DC-DC 轻载啸叫，换了电感没用，最后是输出陶瓷电容的压电效应。改成两颗并联、分开放在板子两面，声音基本听不到了。'),
  post('mcu', '示例会员·阿周', '低功耗项目测待机电流，万用表量程切换的瞬间会让芯片复位。建议串一个 10 Ω 电阻用示波器看，别直接切量程。'),
  post('pcb', '示例会员·老吴', '0402 电容立碑，查了半天是焊盘一边接大铜皮、散热不对称。加了热焊盘之后好了。'),
  post('analog', '示例会员·小林', '运放的输入偏置电流在 85 ℃ 会翻好几倍，算误差时别只看 25 ℃ 的典型值。'),
  post('supply', '示例会员·何采购', '收到停产通知以后我们的做法：先统计未来三年用量，再问原厂最后下单日，同时启动替代验证。大家还有什么步骤？'),
  post('fpga', '示例会员·阿周', '时序一直差 0.2 ns，最后发现是异步复位扇出太大。复位同步以后按区域复制，马上收敛。'),
  post('rf', '示例会员·老吴', '天线匹配在裸板上调好，装进外壳又偏了 60 MHz。匹配一定要带外壳、带电池一起调。'),
  post('auto', '示例会员·陈工', 'CAN 总线两端都有终端电阻，量出来却是 40 Ω，原来模块里还焊了一颗 120 Ω。'),
  post('domestic', '示例会员·何采购', '做国产替代验证，你们最看重哪一项？', { poll: ['长期供货', '参数余量', '资料和支持', '价格'] }),
  post('power', '示例会员·小林', '补充一点：选电容时看直流偏压曲线，标称 22 µF 的 6.3 V 电容在 5 V 下可能只剩一半。', { quotes: 2 }),
  post('mcu', '示例会员·老吴', '看门狗喂狗放在定时器中断里等于没有看门狗。应该放在主循环，确认每个任务都跑过再喂。'),
  post('pcb', '示例会员·阿周', '四层板叠层，你们常用哪一种？', { poll: ['信号-地-电源-信号', '地-信号-信号-地', '看阻抗要求再定'] }),
  post('analog', '示例会员·陈工', 'ADC 采样值跳动，不要急着加软件滤波，先看参考源旁边的电容和采样电容的驱动能力。'),
  post('supply', '示例会员·小林', '来料鉴别先看三样：标签和外箱、丝印字体、引脚有没有重新镀锡的痕迹。拿不准就送检。'),
];
