import { disc, line, oval, rect, shape, repeat } from '../../kit/shapes.ts'

const pane = '#cfe6f6'

export const block = (
  width: number,
  height: number,
  wall: string,
  columns = 4,
  rows = 6,
  lit = pane,
): string => {
  const [gap, rise] = [width / columns, (height - 30) / rows]
  return (
    rect(-width / 2, -height, width, height, wall, 6) +
    rect(width * 0.28, -height, width * 0.22, height, '#00000014', 6) +
    repeat(columns * rows, (i) =>
      rect(
        -width / 2 + (i % columns) * gap + gap * 0.22,
        -height + 20 + Math.floor(i / columns) * rise,
        gap * 0.56,
        rise * 0.56,
        (i * 7) % 5 === 0 ? '#ffe3a0' : lit,
        3,
      ),
    )
  )
}

export const house = (wall: string, roof: string): string =>
  rect(-150, -170, 300, 170, wall) +
  shape('M-186 -160L0 -310L186 -160z', roof) +
  rect(80, -290, 36, 80, roof) +
  rect(-34, -100, 68, 100, roof, 4) +
  disc(20, -48, 5, '#ffffff') +
  rect(-124, -130, 66, 60, pane, 4) +
  rect(58, -130, 66, 60, pane, 4) +
  line('M-91 -130v60M91 -130v60', '#ffffff', 5)

export const warehouse = (wall: string, roof: string): string =>
  rect(-330, -220, 660, 220, wall, 4) +
  shape('M-356 -212L0 -310L356 -212v22H-356z', roof) +
  repeat(
    3,
    (i) =>
      rect(-270 + i * 200, -140, 140, 140, '#e6ebf1', 4) +
      repeat(5, (k) => line(`M${-270 + i * 200} ${-118 + k * 26}h140`, '#c3ccd8', 4)),
  )

export const factory = (wall: string, roof: string): string =>
  repeat(
    2,
    (i) =>
      shape(`M${150 + i * 100} -200l10 -230h40l10 230z`, roof) +
      rect(158 + i * 100, -410, 44, 22, '#ffffff', 0, 'opacity=".35"'),
  ) +
  shape('M-330 0V-250L-210 -330V-250L-90 -330V-250L30 -330V-220H330V0z', wall) +
  repeat(3, (i) => rect(-306 + i * 120, -190, 84, 64, '#ffe3a0', 4)) +
  rect(-306, -90, 84, 90, roof, 4) +
  repeat(4, (i) => rect(70 + i * 64, -170, 40, 40, pane, 4)) +
  rect(90, -86, 200, 86, roof, 4, 'opacity=".7"')

export const shop = (wall: string, awning: string): string =>
  rect(-260, -330, 520, 330, wall, 8) +
  rect(-220, -190, 270, 140, pane, 6) +
  rect(90, -200, 120, 200, awning, 6) +
  rect(106, -184, 88, 110, pane, 4) +
  repeat(8, (i) =>
    shape(`M${-280 + i * 70} -270h70v60a35 30 0 0 1 -70 0z`, i % 2 ? '#ffffff' : awning),
  ) +
  rect(-280, -290, 560, 26, awning, 6) +
  rect(-230, -50, 290, 14, '#00000022', 4) +
  repeat(4, (i) =>
    rect(-200 + i * 62, -104, 40, 54, ['#f0b84a', '#5cc98b', '#4d9bf5', '#f9726b'][i] ?? awning, 6),
  ) +
  line('M-220 -330h440', '#00000022', 8)

export const clinic = (wall: string, accent: string): string =>
  rect(-290, -230, 580, 230, wall, 8) +
  rect(-120, -360, 240, 360, '#ffffff', 8) +
  rect(-26, -330, 52, 130, accent, 8) +
  rect(-65, -291, 130, 52, accent, 8) +
  repeat(
    4,
    (i) =>
      rect(-262 + (i % 2) * 68, -190 + Math.floor(i / 2) * 80, 46, 50, pane, 4) +
      rect(148 + (i % 2) * 68, -190 + Math.floor(i / 2) * 80, 46, 50, pane, 4),
  ) +
  rect(-60, -130, 120, 130, pane, 6) +
  line('M0 -130V0', '#ffffff', 6) +
  rect(-84, -150, 168, 16, accent, 6)

export const hall = (wall: string, dome: string): string =>
  shape('M-110 -300a110 110 0 0 1 220 0z', dome) +
  rect(-8, -460, 16, 60, dome) +
  shape('M8 -456l64 18l-64 18z', '#d94a3d') +
  rect(-130, -310, 260, 30, wall) +
  shape('M-330 -220L0 -300L330 -220z', wall) +
  rect(-340, -226, 680, 26, '#ffffff') +
  rect(-320, -200, 640, 180, wall) +
  repeat(
    7,
    (i) =>
      rect(-300 + i * 94, -200, 36, 176, '#ffffff') +
      rect(-276 + i * 94, -200, 12, 176, '#00000012'),
  ) +
  rect(-350, -26, 700, 26, '#ffffff')

export const school = (wall: string, roof: string): string =>
  rect(-330, -220, 660, 220, wall) +
  shape('M-346 -214h692l-30 -50H-316z', roof) +
  rect(-90, -300, 180, 300, wall) +
  shape('M-116 -292L0 -390L116 -292z', roof) +
  disc(0, -260, 36, '#ffffff') +
  line('M0 -282V-260h16', roof, 6) +
  rect(-48, -130, 96, 130, roof, 6) +
  line('M0 -130V0', '#ffffff', 5) +
  repeat(
    4,
    (i) =>
      rect(-300 + (i % 2) * 96, -180 + Math.floor(i / 2) * 90, 66, 56, pane, 4) +
      rect(138 + (i % 2) * 96, -180 + Math.floor(i / 2) * 90, 66, 56, pane, 4),
  ) +
  rect(-4, -480, 8, 94, '#59657a') +
  shape('M4 -478l60 18l-60 18z', '#f0b84a')

export const silo = (colour: string): string =>
  rect(-70, -300, 140, 300, colour, 4) +
  rect(20, -300, 50, 300, '#00000018', 4) +
  shape('M-78 -296a78 66 0 0 1 156 0z', '#ffffff', 'opacity=".9"') +
  repeat(4, (i) => rect(-70, -240 + i * 64, 140, 6, '#00000018'))

export const tank = (colour: string, level = '#1c8cc4', share = 0.6): string =>
  rect(-150, -330, 300, 330, colour, 30) +
  rect(-124, -300 + 270 * (1 - share), 248, 270 * share, level, 14) +
  shape(
    `M-124 ${-300 + 270 * (1 - share) + 10}q62 -26 124 0t124 0v30h-248z`,
    '#ffffff',
    'opacity=".25"',
  ) +
  rect(-124, -300, 248, 270, 'none', 14, 'stroke="#ffffff" stroke-width="6" opacity=".7"') +
  rect(96, -330, 54, 330, '#00000014', 24) +
  repeat(4, (i) => line(`M-150 ${-260 + i * 60}h26`, '#59657a', 6))

export const storageTank = (colour: string): string =>
  rect(-130, -180, 260, 180, colour, 4) +
  rect(50, -180, 80, 180, '#00000014') +
  oval(0, -180, 130, 26, '#ffffff', 'opacity=".9"') +
  line('M-90 0L-20 -170M-70 0L0 -170', '#59657a', 5) +
  repeat(6, (i) => line(`M${-80 + i * 12} ${-20 - i * 28}h20`, '#59657a', 4))
