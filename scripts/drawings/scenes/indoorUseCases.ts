import type { Scene } from './frame.ts'
import { counting } from './use-cases/counting.ts'
import { foodRecords } from './use-cases/foodRecords.ts'
import { gasSmoke } from './use-cases/gasSmoke.ts'
import { hvac } from './use-cases/hvac.ts'
import { indoorAir } from './use-cases/indoorAir.ts'
import { keyless } from './use-cases/keyless.ts'
import { leak } from './use-cases/leak.ts'
import { occupancyScene } from './use-cases/occupancy.ts'
import { predictive } from './use-cases/predictive.ts'
import { reading } from './use-cases/reading.ts'
import { submeter } from './use-cases/submeter.ts'
import { tools } from './use-cases/tools.ts'
import { vaccine } from './use-cases/vaccine.ts'

export const indoorUseCases: Readonly<Record<string, Scene>> = {
  vaccine_storage: vaccine,
  food_safety: foodRecords,
  water_leak: leak,
  meter_reading: reading,
  predictive_maintenance: predictive,
  energy_submetering: submeter,
  occupancy: occupancyScene,
  people_counting: counting,
  indoor_air_quality: indoorAir,
  keyless_entry: keyless,
  gas_smoke: gasSmoke,
  hvac_control: hvac,
  tool_inventory: tools,
}
