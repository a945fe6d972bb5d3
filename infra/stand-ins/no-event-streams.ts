/**
 * Stands in the bundles for @smithy/core/event-streams, which is 20 KB of the load of every function: no call that
 * the product makes answers with an event stream, and the SDK asks for this only when one does.
 */
export const EventStreamSerde = undefined;
export const eventStreamSerdeProvider = undefined;
/** The client of S3 settles, as it is made, how it would read them. */
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;
