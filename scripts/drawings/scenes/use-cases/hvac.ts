import { place, disc, line, rect, repeat } from '../../kit/shapes.ts'
import { stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { care } from '../palettes.ts'
import { airUnit } from '../props/rooms.ts'
import { room, window } from './room.ts'

export const hvac: Scene = {
  palette: care,
  art:
    room(care, '#f0f7f8') +
    window(90, 130, 280, 300) +
    place(700, 250, airUnit(), 1.2) +
    repeat(3, (i) =>
      line(
        `M${520 + i * 180} 300q30 60 0 120t0 120`,
        ['#38b6e8', '#7fd0e8', '#ff9a4d'][i] ?? '',
        13,
        'opacity=".8"',
      ),
    ) +
    place(
      1060,
      430,
      rect(-96, -96, 200, 200, '#1d2b45', 44, 'opacity=".12"') +
        rect(-104, -104, 208, 208, '#ffffff', 44) +
        disc(0, 0, 76, '#26344a') +
        line('M-46 36A58 58 0 0 1 -30 -50', '#38b6e8', 13) +
        line('M-16 -56A58 58 0 0 1 46 36', '#ff9a4d', 13) +
        disc(0, 0, 12, '#ffffff'),
    ) +
    stand(
      560,
      800,
      rect(-330, -120, 660, 90, '#5fb0a8', 40) +
        rect(-290, -230, 580, 150, '#74c2ba', 40) +
        rect(-360, -180, 90, 160, '#4c9b93', 36) +
        rect(270, -180, 90, 160, '#4c9b93', 36) +
        rect(-300, -24, 40, 34, '#59657a') +
        rect(260, -24, 40, 34, '#59657a') +
        rect(-190, -220, 130, 110, '#f0b84a', 24, 'transform="rotate(-8 -120 -160)"'),
      1,
      340,
    ),
}
