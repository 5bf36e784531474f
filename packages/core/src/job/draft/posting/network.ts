import { lookup } from "node:dns/promises";
import { isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/** Network access for postings. Callers decide which addresses are allowed. */
export interface Network {
  /** Returns all addresses of a host name. Rejects where it has none. */
  resolve(host: string): Promise<readonly string[]>;
  /** Connects to one of these addresses and to no other; the certificate of `host` is checked before any data is sent. */
  connect(host: string, addresses: readonly string[]): Socket;
}

/** The internet: names from the system's resolver, connections by TLS on port 443 with a checked certificate. */
export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),

  connect: (host, addresses) =>
    connectTls({
      host,
      port: 443,
      servername: host,
      ALPNProtocols: ["http/1.1"],
      // Uses the checked addresses; a second DNS look-up could return others.
      lookup: (_host, { all }, done) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (all) done(null, found);
        else done(null, found[0]!.address, found[0]!.family);
      },
    }),
};
