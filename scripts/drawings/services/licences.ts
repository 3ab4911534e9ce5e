import * as glyphs from '../kit/glyphs.ts'
import type { Glyph } from '../kit/glyphs.ts'
import { slant } from '../kit/paint.ts'
import { place, disc, oval, rect, ring, shape, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { blue, brass, graphite, grey, orange, teal, white } from '../kit/tones.ts'
import type { Tone } from '../kit/tones.ts'

const licence = (tone: Tone, emblem: Glyph): Figure => ({
  art:
    place(26, -30, slab(-280, -180, 540, 360, 26, grey, 8), 1, 5) +
    slab(-290, -180, 560, 370, 28, white, 22) +
    rect(
      -262,
      -152,
      504,
      314,
      'none',
      18,
      `stroke="${tone.face[0]}" stroke-width="4" opacity=".55"`,
    ) +
    rect(-230, -120, 190, 190, slant(...tone.face), 34) +
    place(-135, -25, emblem('#ffffff'), 1.4) +
    repeat(4, (i) =>
      rect(
        0,
        -110 + i * 40,
        [200, 150, 180, 110][i] ?? 100,
        16,
        i === 0 ? '#8b97a7' : '#dfe5ec',
        8,
      ),
    ) +
    rect(-230, 100, 190, 14, '#c6cfda', 7) +
    rect(-230, 126, 120, 10, '#dfe5ec', 5) +
    shape('M150 120L126 236L172 208L218 236L194 120z', slant(...tone.side)) +
    disc(177, 112, 70, '#00000018') +
    repeat(
      16,
      (i) =>
        `<g transform="translate(172 104) rotate(${i * 22.5})">${oval(0, -62, 14, 14, slant(...brass.face))}</g>`,
    ) +
    disc(172, 104, 60, slant(...brass.face)) +
    ring(172, 104, 46, '#fff1cf', 4) +
    place(172, 104, glyphs.check('#6f511c'), 0.8),
  groundY: 232,
  shadowSpread: 300,
  focus: [-135, -25],
})

export const licences: Readonly<Record<string, Figure>> = {
  per_device: licence(teal, glyphs.chip),
  per_gateway: licence(blue, glyphs.router),
  per_user: licence(orange, glyphs.people),
  per_site: licence(graphite, glyphs.server),
  feature: licence(orange, glyphs.star),
  enterprise: licence(blue, glyphs.shield),
}
