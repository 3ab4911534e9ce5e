import { disc, line, oval, rect, shape, repeat } from '../../kit/shapes.ts'

export const tree = (leaf: string, trunk = '#8a6242'): string =>
  rect(-12, -120, 24, 120, trunk, 6) +
  disc(0, -190, 90, leaf) +
  disc(-56, -140, 58, leaf) +
  disc(58, -146, 60, leaf) +
  disc(-28, -214, 44, '#ffffff', 'opacity=".14"')

export const pine = (leaf: string): string =>
  rect(-10, -50, 20, 50, '#8a6242') +
  repeat(3, (i) =>
    shape(`M0 ${-300 + i * 70}L${-56 - i * 22} ${-170 + i * 66}H${56 + i * 22}z`, leaf),
  ) +
  shape('M0 -300L56 -170L78 -104L100 -38H0z', '#00000012')

export const palm = (leaf: string): string =>
  line('M0 0Q22 -160 6 -300', '#9a7148', 22) +
  [-1, 1]
    .map((s) =>
      repeat(3, (i) =>
        line(
          `M6 -300q${s * (60 + i * 14)} ${-70 + i * 60} ${s * (130 - i * 20)} ${10 + i * 66}`,
          leaf,
          22,
        ),
      ),
    )
    .join('') +
  line('M6 -300q10 -60 30 -80', leaf, 18)

export const bush = (leaf: string): string =>
  disc(-44, -34, 38, leaf) +
  disc(0, -50, 52, leaf) +
  disc(46, -34, 38, leaf) +
  rect(-82, -34, 166, 34, leaf)

export const crop = (leaf: string): string =>
  line('M0 0V-70', leaf, 8) +
  shape('M0 -30C-6 -60 -30 -70 -52 -68C-50 -44 -30 -26 0 -30z', leaf) +
  shape('M0 -44C6 -74 30 -84 52 -82C50 -58 30 -40 0 -44z', leaf)

export const cow = (patch = '#5b4636'): string =>
  repeat(4, (i) =>
    rect([-112, -78, 56, 90][i] ?? 0, -76, 24, 76, i % 2 ? '#e6e0d8' : '#ffffff', 6),
  ) +
  rect(-140, -186, 270, 126, '#ffffff', 56) +
  shape('M-90 -184h70q20 40 -16 62t-70 -10z', patch) +
  shape('M30 -186h56q36 16 30 60q-50 20 -72 -8z', patch) +
  line('M-136 -150q-26 20 -20 80', '#ffffff', 10) +
  shape(
    'M112 -210a16 16 0 0 1 16 -16h56a18 18 0 0 1 18 18v54a38 38 0 0 1 -38 38h-20a32 32 0 0 1 -32 -32z',
    '#ffffff',
  ) +
  shape('M128 -226h36v44q-30 6 -36 -16z', patch) +
  oval(164, -128, 34, 22, '#f3b9a9') +
  disc(154, -128, 4, patch) +
  disc(174, -128, 4, patch) +
  disc(176, -176, 6, '#27303f') +
  shape('M118 -212l-40 -10q6 30 34 34zM194 -212l36 -12q-2 28 -30 34z', patch) +
  shape('M-10 -62q20 24 40 0z', '#f3b9a9') +
  rect(106, -170, 22, 66, '#2f6fed', 8, 'transform="rotate(-12 116 -136)"')

export const person = (shirt: string, skin = '#c98f65', helmet = ''): string =>
  rect(-34, -150, 30, 150, '#34405a', 10) +
  rect(4, -150, 30, 150, '#2a3550', 10) +
  shape('M-56 -250a46 46 0 0 1 46 -46h20a46 46 0 0 1 46 46v110H-56z', shirt) +
  rect(-80, -284, 30, 130, shirt, 15) +
  rect(50, -284, 30, 130, shirt, 15) +
  rect(16, -290, 40, 150, '#00000012') +
  disc(-65, -152, 15, skin) +
  disc(65, -152, 15, skin) +
  rect(-14, -318, 28, 34, skin) +
  disc(0, -350, 44, skin) +
  (helmet
    ? shape('M-50 -354a50 46 0 0 1 100 0h10v12H-60v-12z', helmet)
    : shape('M-46 -350a46 46 0 0 1 92 0q-20 -26 -46 -26t-46 26z', '#3b2a22'))

export const vest = (colour = '#f2a52b'): string =>
  shape('M-56 -250a46 46 0 0 1 46 -46h20a46 46 0 0 1 46 46v110H-56z', colour) +
  rect(-56, -206, 112, 16, '#fff6c8') +
  line('M-28 -292v150M28 -292v150', '#fff6c8', 12)
