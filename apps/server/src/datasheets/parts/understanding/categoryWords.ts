/**
 * What people type for a category, beside its own names, with blanks between. Lower case, without blanks and hyphens; a category's Chinese and
 * English name and their parts are added when the lexicon is made, so they are not repeated here.
 */
export const categoryWords: Readonly<Record<string, string>> = {
  mcu: 'mcu mcus 单片机 微控制器 微控器 控制芯片 主控芯片 主控 微处理机 microcontroller microcontrollers',
  'mcu/arm-32': 'arm单片机 armmcu arm微控制器 arm armcortexm cortexm cortex 32位arm',
  'mcu/riscv': 'riscv risc-v单片机 riscv单片机 riscvmcu 青稞 riscv内核',
  'mcu/wireless-soc': '无线soc 蓝牙soc wifisoc 蓝牙芯片 wifi芯片 ble芯片 蓝牙mcu wifimcu 无线单片机 无线mcu zigbee芯片 无线芯片',
  processor: '可编程逻辑 处理器 processor processors 可编程逻辑器件 pld',
  'processor/mpu': 'mpu 微处理器 应用处理器 microprocessor cpu',
  'processor/dsp': 'dsp dsc 数字信号处理器 数字信号控制器 dsp芯片',
  'processor/fpga': 'fpga 现场可编程门阵列 fpga芯片 可编程门阵列',
  'processor/cpld': 'cpld 复杂可编程逻辑器件 cpld芯片',
  power: '电源管理 电源芯片 电源ic 电源管理芯片 电源管理ic powermanagement',
  'power/ldo':
    'ldo ldos 稳压器 线性稳压 线性稳压器 低压差 低压差稳压器 低压差线性稳压器 稳压芯片 稳压ic 三端稳压 三端稳压器 三端稳压管 线性电源 线性电源芯片 电压调节器 稳压块 regulator linearregulator voltageregulator ldo稳压器 ldo稳压芯片 ldo芯片 线性稳压芯片',
  'power/dcdc':
    'dcdc dc/dc 开关稳压器 dcdc芯片 dcdc转换器 dcdc电源芯片 直流转换器 直流变换器 开关电源芯片 降压芯片 降压转换器 升压芯片 升压转换器 升降压芯片 降压稳压器 升压稳压器 dcdcconverter switchingregulator',
  'power/dcdc-controller': 'dcdc控制器 开关控制器 降压控制器 升压控制器 pwm控制器 同步降压控制器 dcdccontroller',
  'power/acdc': 'acdc ac/dc acdc芯片 acdc控制器 acdc转换器 离线式开关电源 开关电源控制器 反激控制器 适配器芯片 充电器芯片 acdc电源芯片 原边控制器',
  'power/battery':
    '电池管理 充电芯片 充电管理 充电ic 充电管理芯片 锂电池充电 锂电充电 锂电充电芯片 电池充电 电池保护 锂电保护 电量计 电池充电管理 电池管理芯片 电池充电芯片 bms charger batterycharger 充电器ic 充电控制器',
  'power/vref': '电压基准 基准源 基准电压 基准电压源 电压基准源 电压基准芯片 参考电压 电压参考 基准芯片 精密基准 vref voltagereference',
  'power/supervisor':
    '复位芯片 复位ic 监控芯片 电压监控 电压检测 电压检测芯片 电压检测器 看门狗 看门狗芯片 复位监控 电压监测 监控电路 电压监控芯片 watchdog supervisor 上电复位',
  'power/load-switch':
    '负载开关 高边开关 低边开关 电源开关 电源开关芯片 配电开关 限流开关 智能高边开关 高侧开关 功率开关 efuse 电子保险丝 loadswitch powerswitch highsideswitch 理想二极管 理想二极管控制器 热插拔 热插拔控制器 usb电源开关 or控制器',
  'power/pmic': 'pmic 专用电源管理 多路电源 多通道电源',
  'power/charge-pump': '电荷泵 电荷泵芯片 负压芯片 负电压发生器 电压反相器 chargepump',
  driver: '驱动器 驱动芯片 驱动ic driver drivers',
  'driver/gate':
    '栅极驱动 栅极驱动器 门极驱动 门驱动 门极驱动器 mos驱动 mos管驱动 mosfet驱动 mosfet驱动器 igbt驱动 半桥驱动 半桥驱动器 半桥驱动芯片 栅驱动 栅极驱动芯片 栅极驱动ic gatedriver mos驱动芯片 igbt驱动芯片 预驱',
  'driver/motor':
    '电机驱动 电机驱动器 马达驱动 马达驱动芯片 电机驱动芯片 步进电机驱动 步进电机驱动器 步进驱动 直流电机驱动 无刷电机驱动 h桥 h桥驱动 电机驱动ic motordriver bldc驱动 步进电机驱动芯片 电机控制 电机控制器',
  'driver/led': 'led驱动 led驱动器 led驱动芯片 led恒流驱动 恒流驱动 恒流源驱动 背光驱动 led驱动ic leddriver 数码管驱动 恒流芯片 调光芯片',
  'driver/display': '显示驱动 显示驱动器 液晶驱动 lcd驱动 lcd驱动芯片 oled驱动 屏驱动 显示驱动芯片 lcd控制器 液晶驱动芯片',
  amplifier: '放大器 放大器芯片 amplifier amplifiers amp',
  'amplifier/opamp':
    '运放 运算放大器 运放芯片 运算放大器芯片 opamp opamps op 精密运放 低噪声运放 高速运放 通用运放 轨到轨运放 通用运算放大器 精密运算放大器 operationalamplifier',
  'amplifier/instrumentation': '仪表放大器 仪用放大器 仪放 测量放大器 instrumentationamplifier inamp 仪器放大器',
  'amplifier/difference': '差分放大器 差动放大器 全差分放大器 差分运放 全差分运放',
  'amplifier/current-sense':
    '电流检测放大器 电流检测 电流检测芯片 电流采样放大器 电流感应放大器 高边电流检测 电流监测 电流分流监测 电流检测运放 电流采样芯片 电流监控 currentsense',
  'amplifier/audio':
    '音频放大器 功放 音频功放 功放芯片 音频功率放大器 d类功放 音频功放芯片 耳机放大器 耳放 音频放大 d类音频放大器 功率放大器 功率放大器芯片 audioamplifier 音频运放 音频前置放大器',
  'amplifier/comparator': '比较器 电压比较器 比较器芯片 comparator 窗口比较器 高速比较器 模拟比较器',
  'amplifier/buffer-video': '视频放大器 缓冲放大器 视频运放 视频缓冲器',
  converter: '数据转换器 数据转换 转换器',
  'converter/adc': 'adc adcs 模数转换 模数转换器 ad转换 ad转换器 a/d a/d转换器 模数转换芯片 adc芯片 ad芯片 ad转换芯片 模拟数字转换器',
  'converter/dac': 'dac dacs 数模转换 数模转换器 da转换 da转换器 d/a d/a转换器 数模转换芯片 dac芯片 da芯片 数字模拟转换器',
  'converter/digipot': '数字电位器 数控电位器 数字电位计 数字可调电阻 digipot digitalpotentiometer 数字电位器芯片',
  'converter/afe': '模拟前端 afe 电能计量 计量芯片 电表芯片 电能计量芯片 模拟前端芯片 计量',
  logic: '逻辑器件 逻辑芯片 逻辑ic 数字逻辑 74系列 逻辑电路 logic',
  'logic/gate': '逻辑门 门电路 逻辑门电路 逻辑门芯片 逻辑门和反相器 门芯片 logicgate',
  'logic/buffer': '总线收发器 总线驱动器 线驱动器 缓冲器驱动器 总线缓冲器 缓冲器 总线收发 缓冲器线驱动器 三态缓冲器',
  'logic/flipflop': '触发器 锁存器 d触发器 jk触发器 flipflop latch 锁存器芯片 寄存器锁存器',
  'logic/register': '移位寄存器 移位寄存器芯片 串并转换 串转并 shiftregister 寄存器 移位锁存',
  'logic/mux': '译码器 多路复用 数据选择器 编码译码器 解码器 译码器芯片 多路选择器 数据分配器 decoder 3-8译码器 38译码器 逻辑多路复用器 编码器译码器',
  'logic/counter': '计数器 分频器 计数器芯片 二进制计数器 counter 十进制计数器',
  'logic/translator':
    '电平转换 电平转换器 电平转换芯片 电平移位 电平移位器 双向电平转换 电压电平转换 逻辑电平转换 leveltranslator levelshifter 电平转换ic 电压转换器',
  memory: '存储器 存储芯片 内存 memory 存储 存储器芯片 存储ic',
  'memory/nor-flash': 'flash norflash spiflash 闪存 串行flash 串行闪存 nor闪存 flash芯片 闪存芯片 flash存储器 serialflash nor spi闪存 flash闪存 闪存存储器',
  'memory/nand-flash': 'nand nandflash nand闪存 spinand',
  'memory/eeprom': 'eeprom e2prom eeprom芯片 电可擦除 eeprom存储器 带电可擦写 串行eeprom iiceeprom 电擦除存储器 24c系列',
  'memory/sram': 'sram 静态ram 静态随机存储器 静态存储器 sram芯片 psram',
  'memory/dram': 'dram sdram ddr ddr2 ddr3 ddr4 动态ram 动态随机存储器 dram芯片 内存颗粒 ddr内存',
  'memory/fram': 'fram 铁电 铁电存储器 铁电ram nvram nvsram mram 非易失ram 铁电芯片 f-ram 铁电存储',
  'memory/other': 'eprom prom fifo 一次性存储器 emmc',
  interface: '接口芯片 接口ic 接口 interface 接口电路 通信接口芯片',
  'interface/rs485-rs232':
    'rs485 485 rs232 232 rs422 485芯片 232芯片 rs485收发器 rs232收发器 485收发器 rs485芯片 rs232芯片 rs485接口 rs232接口 rs485/rs232 rs485/422 232收发器 串口收发器 rs422收发器 485接口芯片 串口电平转换 rs232电平转换',
  'interface/can-lin': 'can lin can总线 can收发器 lin收发器 can芯片 can控制器 can接口 canfd can/lin can收发芯片 can总线收发器 lin总线 can总线芯片 can通信芯片',
  'interface/usb':
    'usb usb接口 usb芯片 usb转串口 usbhub usb集线器 usb转uart usb转串口芯片 usb控制器 usbhub芯片 usb桥接 usb接口芯片 usb收发器 pd协议 pd芯片 type-c控制器 usbpd usb转ttl',
  'interface/ethernet':
    '以太网 以太网芯片 以太网phy phy 以太网控制器 网络芯片 网卡芯片 ethernet 以太网收发器 交换芯片 以太网物理层 以太网接口 phy芯片 以太网交换芯片',
  'interface/io-expander':
    'io扩展 io扩展器 gpio扩展 端口扩展 io扩展芯片 i/o扩展 i/o扩展器 io口扩展 gpio扩展器 ioexpander gpio扩展芯片 并口扩展 io扩展ic i2cio扩展',
  'interface/lvds-serdes': 'lvds serdes 串行器 解串器 lvds驱动器 lvds收发器 串行解串器 lvds芯片 lvds接收器',
  'interface/audio-video':
    '音视频接口 音频编解码 音频编解码器 codec 音频codec 音频解码 视频接口 hdmi芯片 音频接口 视频解码器 编解码器 音频芯片 语音芯片 视频编码器 音视频 音频处理器',
  'interface/analog-switch':
    '模拟开关 多路复用器 模拟多路复用器 模拟开关芯片 多路模拟开关 信号开关 analogswitch 模拟多路开关 多路开关 analogmux mux 模拟开关ic',
  'interface/other': 'i2c总线扩展 总线缓冲 i2c缓冲器 uart芯片 uart扩展 i2c开关 触摸屏控制器 i2c多路复用器 串口扩展',
  isolation: '隔离器件 隔离器 隔离芯片 隔离 isolation isolator 隔离ic',
  'isolation/digital': '数字隔离 数字隔离器 磁隔离 容隔离 电容隔离 数字隔离芯片 digitalisolator 隔离式收发器 数字隔离ic 磁耦 磁耦隔离 容耦',
  'isolation/opto':
    '光耦 光电耦合器 光耦合器 光隔离 光电隔离 光耦隔离 光隔离器 光耦隔离器 高速光耦 光耦芯片 optocoupler optocouplers photocoupler opto 光电耦合 光藕 晶体管光耦 可控硅光耦 光电隔离器',
  'isolation/analog': '隔离放大器 隔离运放 隔离电压检测 隔离adc 线性光耦',
  clock: '时钟芯片 时钟 时钟与定时 时钟ic 定时 clock 计时芯片',
  'clock/rtc': 'rtc 实时时钟 实时时钟芯片 rtc芯片 rtc时钟 realtimeclock 时钟日历 日历时钟 rtc实时时钟',
  'clock/generator': '时钟发生器 时钟缓冲器 时钟缓冲 锁相环 pll 时钟分配 频率合成器 时钟产生器 时钟生成器 时钟驱动器 抖动消除 clockgenerator 时钟合成器',
  'clock/timer': '定时器 555 555定时器 定时芯片 定时器芯片 timer 计时器 时基电路 时基芯片 延时芯片 振荡器定时器 定时器ic',
  crystal: '晶振 晶体 谐振器 振荡器 石英 晶体振荡器 石英晶振 crystal 晶振与谐振器 时钟晶振',
  'crystal/crystal': '无源晶振 石英晶体 石英晶体谐振器 晶体谐振器 无源晶体 贴片无源晶振 xtal',
  'crystal/oscillator': '有源晶振 温补晶振 tcxo ocxo vcxo 石英振荡器 mems振荡器 有源振荡器 oscillator 压控晶振 恒温晶振 硅振荡器 mems晶振 有源晶体',
  'crystal/resonator': '陶瓷谐振器 陶瓷晶振 陶振 resonator 声表谐振器',
  sensor: '传感器 传感器芯片 传感 sensor sensors 感应器',
  'sensor/temperature':
    '温度传感器 测温 测温芯片 数字温度传感器 温感 温度芯片 热电偶 温度检测 温度传感 温度传感器芯片 temperaturesensor 模拟温度传感器 测温传感器 热电偶转换器',
  'sensor/humidity': '湿度传感器 温湿度 温湿度传感器 湿度 温湿度芯片 humiditysensor',
  'sensor/pressure': '压力传感器 气压传感器 气压计 大气压传感器 差压传感器 压强传感器 气压 pressuresensor 压力变送器 液位传感器',
  'sensor/motion':
    '加速度传感器 加速度计 陀螺仪 六轴 九轴 六轴传感器 九轴传感器 imu 运动传感器 姿态传感器 惯性传感器 惯性测量单元 三轴加速度 三轴加速度计 重力传感器 accelerometer gyroscope 倾角传感器 加速度 姿态传感 震动传感器 振动传感器',
  'sensor/magnetic':
    '霍尔 霍尔传感器 霍尔开关 霍尔元件 霍尔ic 霍尔芯片 磁传感器 磁力计 地磁传感器 磁编码器 电子罗盘 线性霍尔 hall hallsensor 磁性传感器 角度传感器 磁阻传感器 磁敏 磁角度传感器 位置传感器 磁开关 magnetometer 霍尔效应传感器',
  'sensor/current': '电流传感器 霍尔电流传感器 电流互感器 电流霍尔 电流传感 霍尔电流 电流变送器 电流传感器芯片 currentsensor 电压传感器',
  'sensor/optical':
    '光学传感器 光传感器 环境光传感器 环境光 颜色传感器 光敏传感器 光照传感器 色彩传感器 光线传感器 亮度传感器 als 图像传感器 紫外传感器 光强传感器 tof 激光测距 测距传感器 热电堆 红外测温 红外温度传感器',
  'sensor/gas': '气体传感器 空气质量传感器 二氧化碳传感器 甲醛传感器 气敏传感器 co2传感器 空气质量 voc传感器 gassensor 烟雾传感器 酒精传感器 mq传感器',
  'sensor/touch-proximity':
    '触摸芯片 触摸传感器 接近传感器 触摸按键 触摸ic 电容触摸 触控芯片 触摸按键芯片 手势传感器 触摸 接近开关 触摸控制器 触控 电容式触摸 电容触摸芯片 接近感应',
  'sensor/other': '流量传感器 超声波传感器 心率传感器 雷达传感器 称重传感器',
  diode: '二极管 diode diodes 二级管',
  'diode/rectifier': '整流二极管 整流管 快恢复二极管 超快恢复 快恢复 超快恢复二极管 整流 快速恢复二极管 高压二极管 rectifier 普通二极管 通用二极管 贴片整流管',
  'diode/schottky': '肖特基 肖特基二极管 肖特基管 萧特基 萧特基二极管 sbd schottky 肖特基整流 肖特基势垒二极管 肖特基整流二极管 schottkydiode 低压降二极管',
  'diode/zener': '稳压二极管 齐纳 齐纳二极管 齐纳管 zener 稳压管 稳压二级管 zenerdiode 稳压二极管贴片',
  'diode/switching': '开关二极管 小信号二极管 高速开关二极管 信号二极管 高速二极管 开关管二极管 快速开关二极管 检波二极管 switchingdiode',
  'diode/bridge': '整流桥 桥堆 整流桥堆 桥式整流 桥式整流器 全桥整流 桥式整流管 bridgerectifier 硅桥 贴片桥堆 整流桥二极管 整流器桥',
  'diode/sic': '碳化硅二极管 sic二极管 碳化硅肖特基 碳化硅肖特基二极管 sic肖特基 sic肖特基二极管',
  'diode/other': '变容二极管 pin二极管 恒流二极管 触发二极管 varactor 变容管 二极管阵列',
  transistor: '晶体管 transistor transistors 功率管 晶体三极管类',
  'transistor/mosfet':
    'mos mos管 mosfet mosfets 场效应管 场效应晶体管 场管 mos晶体管 功率mos 功率mos管 mosfet管 功率mosfet 绝缘栅场效应管 cmos管 fet 场效应 mos场效应管 低压mos 高压mos 金属氧化物场效应管',
  'transistor/bjt':
    '三极管 晶体三极管 双极性晶体管 双极型晶体管 双极晶体管 三级管 bjt 双极性三极管 双极结型晶体管 半导体三极管 功率三极管 贴片三极管 通用三极管 开关三极管 双极型三极管',
  'transistor/digital': '数字三极管 数字晶体管 带阻三极管 偏置晶体管 预偏置晶体管 带阻晶体管 偏压晶体管 内置电阻三极管 brt 预偏置三极管',
  'transistor/igbt': 'igbt igbt管 绝缘栅双极型晶体管 绝缘栅双极晶体管 igbt单管',
  'transistor/darlington': '达林顿 达林顿管 达林顿阵列 达林顿晶体管 晶体管阵列 darlington 达林顿驱动 达林顿三极管 三极管阵列 达林顿晶体管阵列 复合管',
  'transistor/thyristor': '可控硅 晶闸管 双向可控硅 单向可控硅 scr triac 双向晶闸管 thyristor 硅控整流器 闸流管 单向晶闸管 可控硅管 可控硅整流器',
  'transistor/sic-gan':
    '碳化硅 氮化镓 gan sic sicmosfet sicmos 碳化硅mos 碳化硅mosfet 氮化镓晶体管 碳化硅mos管 ganfet 氮化镓场效应管 碳化硅场效应管 氮化镓mos ganhemt 氮化镓芯片 第三代半导体',
  'transistor/jfet': 'jfet 结型场效应管 结型场效应晶体管 结型管 结型场管 结型场效应 jfet管',
  'transistor/module': '功率模块 igbt模块 ipm 智能功率模块 ipm模块 mos模块 mosfet模块 功率模组 可控硅模块',
  protection: '电路保护 保护器件 保护元件 保护芯片 电路保护器件 过压保护 过流保护',
  'protection/tvs':
    'tvs tvs管 tvs二极管 瞬态抑制二极管 瞬变抑制二极管 瞬态抑制器 瞬态电压抑制 瞬态电压抑制器 瞬态抑制 浪涌保护 防雷管 瞬态抑制管 防浪涌 瞬态电压抑制二极管 双向tvs 单向tvs 瞬变电压抑制',
  'protection/esd':
    'esd esd管 esd保护 静电保护 静电二极管 防静电 esd二极管 静电防护 静电保护器件 esd静电 静电管 静电保护二极管 esd器件 esd保护二极管 静电保护管 静电放电保护 esd防护 防静电二极管 静电抑制器',
  'protection/fuse': '保险丝 熔断器 保险管 熔丝 贴片保险丝 fuse 一次性保险丝 电流保险丝 保险丝管 温度保险丝',
  'protection/ptc-fuse': '自恢复保险丝 pptc 自恢复保险 可恢复保险丝 自恢复 polyfuse 贴片自恢复保险丝 高分子ptc ptc保险丝 自恢复熔断器',
  'protection/varistor': '压敏电阻 压敏 mov varistor 突波吸收器 氧化锌压敏电阻 贴片压敏电阻 变阻器',
  'protection/gdt': '气体放电管 放电管 gdt 陶瓷气体放电管 陶瓷放电管 防雷放电管 半导体放电管',
  resistor: '电阻 电阻器 resistor resistors 阻容',
  'resistor/chip': '贴片电阻 片式电阻 厚膜电阻 片阻 smd电阻 chipresistor 薄膜电阻 贴片电阻器 片状电阻 贴片厚膜电阻 表贴电阻 电阻贴片',
  'resistor/shunt': '采样电阻 取样电阻 检流电阻 分流器 分流电阻 合金电阻 电流检测电阻 电流采样电阻 贴片采样电阻 毫欧电阻',
  'resistor/through-hole': '插件电阻 直插电阻 金属膜电阻 碳膜电阻 线绕电阻 水泥电阻 色环电阻 绕线电阻 金属氧化膜电阻',
  'resistor/array': '排阻 排电阻 电阻网络 网络电阻 电阻排 贴片排阻 电阻阵列 厚膜排阻',
  'resistor/thermistor': '热敏电阻 ntc ptc ntc热敏电阻 thermistor ptc热敏电阻 温敏电阻 热敏 正温度系数热敏电阻 负温度系数热敏电阻',
  'resistor/potentiometer': '电位器 可调电阻 可变电阻 微调电阻 potentiometer 电位计 滑动变阻器 微调电位器',
  capacitor: '电容 电容器 capacitor capacitors',
  'capacitor/mlcc':
    '贴片电容 mlcc 陶瓷电容 贴片陶瓷电容 片式电容 多层陶瓷电容 片容 陶瓷贴片电容 瓷片贴片电容 贴片电容器 片式多层陶瓷电容 smd电容 片式陶瓷电容 叠层电容 独石电容 多层瓷介电容',
  'capacitor/electrolytic': '电解电容 铝电解 铝电解电容 电解 贴片电解电容 插件电解电容 铝电容 直插电解电容 贴片铝电解电容',
  'capacitor/polymer': '固态电容 固态铝电解 聚合物电容 导电聚合物电容 高分子电容 固态铝电容 固态电解电容 导电高分子电容',
  'capacitor/tantalum': '钽电容 钽电解 钽电解电容 tantalum 贴片钽电容 钽 胆电容',
  'capacitor/film': '薄膜电容 cbb电容 涤纶电容 聚丙烯电容 cbb 聚酯电容 金属膜电容 校正电容 薄膜电容器 金属化薄膜电容',
  'capacitor/safety': '安规电容 x电容 y电容 x2电容 y1电容 y2电容 安规 x1电容 x2安规电容 安规电容器',
  'capacitor/ceramic-th': '瓷片电容 插件瓷片电容 直插瓷片电容 高压瓷片电容 插件陶瓷电容 直插陶瓷电容 瓷介电容',
  'capacitor/super': '超级电容 法拉电容 双电层电容 超级电容器 黄金电容 edlc 电双层电容',
  inductor: '电感 电感器 变压器电感 inductor inductors 线圈 电感线圈',
  'inductor/power': '功率电感 贴片功率电感 屏蔽电感 一体成型电感 大电流电感 一体电感 绕线功率电感 储能电感 powerinductor 磁胶电感 一体成型',
  'inductor/chip': '贴片电感 叠层电感 片式电感 高频电感 射频电感 绕线贴片电感 片感 贴片叠层电感 绕线电感',
  'inductor/ferrite': '磁珠 贴片磁珠 铁氧体磁珠 ferritebead ferritebeads 铁氧体 铁氧体磁环 片式磁珠 磁环',
  'inductor/common-mode': '共模电感 共模扼流圈 共模滤波器 扼流圈 共模线圈 贴片共模电感 共模滤波 commonmodechoke cmc 共模choke',
  'inductor/through-hole': '插件电感 色环电感 工字电感 直插电感 色码电感 空心电感 直插工字电感',
  'inductor/transformer': '变压器 网络变压器 高频变压器 脉冲变压器 transformer 电源变压器 隔离变压器 工频变压器 音频变压器 驱动变压器 电子变压器',
  connector: '连接器 接插件 connector connectors 插座 插头 接口座 插接件 接头 接插器',
  'connector/header': '排针 排母 排针排母 插针 排座 双排针 单排针 直插排针 简牛 牛角 牛角座 圆孔排母 pinheader ic座 杜邦',
  'connector/wire-to-board': '线对板 线对板连接器 xh2.54 ph2.0 jst连接器 端子线连接器 xh连接器 ph连接器 线束连接器 线到板 xh座',
  'connector/board-to-board': '板对板 板对板连接器 btb btb连接器 板到板 夹层连接器 背板连接器',
  'connector/ffc-fpc': 'fpc ffc fpc连接器 ffc连接器 fpc座 软排线座 fpc插座 扁平线连接器 ffc/fpc 排线座 fpc/ffc连接器 软排线连接器',
  'connector/usb':
    'usb连接器 usb座 usb接口座 usb插座 type-c typec type-c连接器 type-c母座 typec连接器 usb母座 microusb usb公头 miniusb usbtypec typec母座 usb-c usb-c连接器 usb插头 typec座 usb3.0连接器 usb母头',
  'connector/terminal-block': '接线端子 端子 端子台 端子排 螺钉式接线端子 接线柱 插拔式接线端子 弹簧式接线端子 栅栏式接线端子 凤凰端子 端子座 绿端子',
  'connector/rf':
    '射频连接器 同轴连接器 sma连接器 ipex u.fl 射频座 射频座子 天线座 sma座 sma接头 bnc bnc连接器 同轴插座 ipex座 ipex连接器 sma头 mmcx 射频同轴连接器 ipx',
  'connector/ethernet': '网口 rj45 以太网连接器 网口座 水晶头 rj45连接器 rj45座 网络连接器 rj11 网口连接器 网络接口 rj45插座 rj45接口 网线接口',
  'connector/card': '卡座 sim卡座 tf卡座 sd卡座 卡槽 sd卡连接器 sim卡连接器 microsd卡座 tf卡 microsd 存储卡座 m.2连接器 m.2',
  'connector/audio':
    '音频连接器 耳机座 耳机插座 音频座 音频插座 xlr 耳机孔 音频插孔 卡侬头 卡农 音频接口座 耳机连接器 3.5mm耳机座 speakon 音频插头 卡侬 莲花座 rca座 音频座子',
  'connector/power': '电源连接器 dc座 dc插座 电源插座 dc电源座 电源接口 电源座 dc电源插座 xt60 电源插头 iec插座 品字座 powercon',
  'connector/dsub': 'd-sub dsub hdmi db9 hdmi连接器 hdmi座 db9连接器 vga vga座 hdmi接口 db25 dsub连接器 hdmi母座 db15',
  rf: '射频 射频器件 无线射频 射频芯片 rf 微波 射频与无线 射频微波 微波器件',
  'rf/transceiver': '射频收发 射频收发器 无线收发 无线收发芯片 2.4g芯片 射频收发芯片 lora芯片 sub-1g subghz 无线收发器 2.4g收发器 无线芯片收发 射频收发ic',
  'rf/amplifier':
    '射频放大器 低噪声放大器 低噪放 lna 射频功放 增益模块 射频功率放大器 微波放大器 pa rf放大器 射频低噪声放大器 宽带放大器 射频增益放大器 mmic放大器',
  'rf/filter':
    '射频滤波器 滤波器 声表滤波器 声表面波滤波器 saw滤波器 低通滤波器 带通滤波器 高通滤波器 saw ltcc滤波器 带阻滤波器 baw滤波器 双工器 rf滤波器 陶瓷滤波器 微波滤波器 滤波器射频',
  'rf/switch': '射频开关 天线开关 rf开关 spdt射频开关 微波开关 rfswitch 高频开关 天线调谐开关 射频开关芯片',
  'rf/mixer': '混频器 mixer 射频混频器 双平衡混频器 变频器芯片 上变频器 下变频器',
  'rf/nfc-rfid': 'nfc rfid nfc芯片 rfid芯片 读卡芯片 射频识别 读卡器芯片 nfc读卡 nfc/rfid 射频卡 nfc标签 近场通信 读写器芯片',
  'rf/antenna': '天线 陶瓷天线 贴片天线 antenna pcb天线 wifi天线 芯片天线 蓝牙天线 gps天线',
  'rf/passive': '衰减器 巴伦 功分器 耦合器 定向耦合器 balun 射频无源 射频无源器件 衰减片 功率分配器 隔离器射频 射频变压器 环行器',
  'rf/other': '射频检波器 检波器 对数检波器 功率检测器 矢量调制器 调制器 解调器 倍频器 移相器 相位检测器 射频检测器 功率检波器',
  module: '模块 模组 module modules 功能模块',
  'module/power-dcdc':
    '电源模块 dcdc模块 dcdc电源模块 隔离电源 隔离电源模块 dc/dc模块 直流电源模块 降压模块 升压模块 直流隔离电源 dc-dc隔离模块 隔离模块 dcdc隔离电源 dcdc隔离模块 隔离dcdc 板载电源模块 直流变换模块 直流模块',
  'module/power-acdc':
    'acdc模块 acdc电源模块 开关电源 交流电源模块 ac/dc模块 适配器 acdc开关电源 导轨电源 交直流模块 交流转直流模块 开关电源模块 acdc电源 电源适配器 工业电源',
  'module/wireless':
    '无线模块 蓝牙模块 wifi模块 wi-fi模块 lora模块 zigbee模块 4g模块 nb-iot模块 无线通信模块 蓝牙模组 wifi模组 无线模组 5g模块 射频模块 gsm模块 nbiot ble模块 通信模块 2.4g模块 串口wifi 4g模组 gprs模块 cat1 蜂窝模块 无线数传模块 数传模块 蓝牙wifi模块',
  'module/gnss': 'gps模块 定位模块 gps gnss 北斗 北斗模块 gnss模块 卫星定位 gps模组 北斗定位 定位模组 gps接收机 卫星导航',
  'module/other': '开发板 核心板 评估板 传感器模块 显示模块 开发模块',
  opto: '光电器件 光电 光电元件 光电子 光电子器件',
  'opto/led': 'led leds 发光二极管 灯珠 led灯珠 指示灯 发光管 led灯 贴片led 贴片发光二极管 rgb灯珠 发光二级管 全彩灯珠 幻彩灯珠 led指示灯',
  'opto/display':
    '数码管 显示屏 lcd oled 显示器 液晶屏 led数码管 点阵 显示器件 oled屏 lcd屏 tft 段码屏 点阵屏 液晶显示屏 液晶 7段数码管 七段数码管 八段数码管 光柱 display 条形显示 tft屏',
  'opto/ir':
    '红外 红外发射管 红外接收头 红外接收管 光敏二极管 光电二极管 光敏 光电三极管 红外接收 光敏三极管 红外管 红外发射 光电开关 光遮断器 光敏电阻 红外led 红外对管 光电传感器 红外接收器 红外线接收头 photodiode 光断续器 槽型光耦 红外发光管 红外线 光敏器件 红外发射二极管 光电管 硅光电池 对射光电',
  'opto/laser-fiber': '激光 激光二极管 光纤 光模块 激光器 光纤收发器 激光管 光纤接收器 光纤发射器 光纤模块 光纤连接器 激光头',
  relay: '继电器 relay relays',
  'relay/power': '功率继电器 大功率继电器 通用继电器 汽车继电器 电磁继电器 powerrelay 大电流继电器 小型继电器 电力继电器 工业继电器',
  'relay/signal': '信号继电器 小信号继电器 通信继电器 signalrelay 低功率继电器 微型继电器 信号类继电器',
  'relay/ssr':
    '固态继电器 ssr 光继电器 光mos photomos 光耦继电器 光电继电器 光mos继电器 固体继电器 无触点继电器 mos继电器 solidstaterelay 光耦固态继电器 固态光耦',
  'relay/reed': '干簧继电器 干簧管 舌簧继电器 干簧管继电器 磁簧继电器 磁簧开关 干簧',
  switch: '开关 按钮 switch switches 机械开关',
  'switch/tactile': '轻触开关 轻触按键 按键开关 按键 微型按键 贴片按键 按钮开关 轻触 贴片轻触开关 tactswitch 复位按键 轻触键 贴片按键开关',
  'switch/slide': '拨动开关 滑动开关 拨动 滑动拨动开关 侧拨开关 波动开关 直滑开关 slideswitch',
  'switch/dip': '拨码开关 dip开关 拨码 地址开关 编码开关拨码 指拨开关 dipswitch 拨码器',
  'switch/micro': '微动开关 微动 限位开关 行程开关 检测开关 microswitch',
  'switch/encoder': '编码器 旋转编码器 旋转开关 编码开关 旋转编码开关 增量编码器 ec11 encoder 光电编码器',
  'switch/other': '船型开关 钥匙开关 翘板开关 拨杆开关 摇头开关 钮子开关 自锁开关 船形开关',
  electromech: '声学 机电 声学器件 声学与机电 电声器件 电声 机电元件',
  'electromech/buzzer': '蜂鸣器 有源蜂鸣器 无源蜂鸣器 buzzer 蜂鸣片 压电蜂鸣器 电磁式蜂鸣器 讯响器 贴片蜂鸣器 压电蜂鸣片',
  'electromech/microphone': '麦克风 咪头 话筒 mic mems麦克风 硅麦 传声器 数字麦克风 microphone 模拟麦克风 驻极体麦克风 驻极体 麦',
  'electromech/speaker': '扬声器 喇叭 受话器 speaker 小喇叭 听筒',
  'electromech/battery-holder': '电池座 电池盒 电池夹 纽扣电池座 电池仓 电池弹片 18650电池座 电池槽',
  'electromech/other': '散热片 散热器 风扇 马达 电机 振动马达',
};
