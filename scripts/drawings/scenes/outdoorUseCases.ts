import type { Scene } from './frame.ts'
import { cargo } from './use-cases/cargo.ts'
import { driver } from './use-cases/driver.ts'
import { fuel } from './use-cases/fuel.ts'
import { generator } from './use-cases/generator.ts'
import { irrigation } from './use-cases/irrigation.ts'
import { lighting } from './use-cases/lighting.ts'
import { liveLocation } from './use-cases/liveLocation.ts'
import { livestock } from './use-cases/livestock.ts'
import { loneWorker } from './use-cases/loneWorker.ts'
import { noise } from './use-cases/noise.ts'
import { outdoorAir } from './use-cases/outdoorAir.ts'
import { parking } from './use-cases/parking.ts'
import { tankLevels } from './use-cases/tankLevels.ts'
import { trailers } from './use-cases/trailers.ts'
import { waste } from './use-cases/waste.ts'

export const outdoorUseCases: Readonly<Record<string, Scene>> = {
  live_vehicle_location: liveLocation,
  driver_behaviour: driver,
  fuel_monitoring: fuel,
  trailer_tracking: trailers,
  tank_level: tankLevels,
  soil_irrigation: irrigation,
  livestock,
  waste_collection: waste,
  smart_parking: parking,
  street_lighting: lighting,
  lone_worker: loneWorker,
  generator_monitoring: generator,
  outdoor_air_quality: outdoorAir,
  noise_monitoring: noise,
  cargo_security: cargo,
}
