import { expect } from "vitest";
import { aRecruiter, asRecruiter, asRecruiterAtSize } from "../support/product.ts";
import { publish } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";

const WHOLE = {
  name: "Nordlicht Energie",
  location: "Kiel",
  website: "https://nordlicht.example",
  about: "We plan and build district heating.",
  advantages: { title: "What you get", items: ["30 days of leave", "A bicycle"] },
};

const companyOf = (recruiter: Recruiter, body = WHOLE) => recruiter.ok("POST /api/companies", { body });

asRecruiter(
  "a company profile keeps its fields, is changed field by field, and an emptied field is removed",
  async (recruiter) => {
    const company = await companyOf(recruiter);
    expect(company).toMatchObject(WHOLE);
    const path = { companyId: company.id };
    expect(await recruiter.ok("GET /api/companies/{companyId}", { path })).toEqual(company);

    const changed = await recruiter.ok("PATCH /api/companies/{companyId}", {
      path,
      body: { name: "Nordlicht Wärme", website: "", advantages: { title: "", items: [] } },
    });
    expect(changed).toMatchObject({ name: "Nordlicht Wärme", location: "Kiel", about: WHOLE.about });
    expect(changed).not.toHaveProperty("website");
    expect(changed).not.toHaveProperty("advantages");
  },
);

asRecruiter("company profiles are listed by name", async (recruiter) => {
  for (const name of ["Zeta", "Ålborg Service", "beta"]) await recruiter.ok("POST /api/companies", { body: { name } });
  const { items } = await recruiter.ok("GET /api/companies");
  expect(items.map(({ name }) => name)).toEqual(["Ålborg Service", "beta", "Zeta"]);
});

asRecruiter(
  "a company without a name is refused in the product's words, in the field as well, in the caller's language",
  async (recruiter) => {
    const company = await companyOf(recruiter);
    for (const [language, sentence] of [
      ["en", "Company name is required"],
      ["de", "Der Firmenname ist erforderlich"],
    ] as const) {
      const headers = { "accept-language": language };
      const refusal = { status: 400, body: { code: "company.nameRequired", message: sentence, fields: { name: sentence } } };
      for (const body of [{}, { name: "" }, { name: "  " }]) {
        expect(await recruiter.call("POST /api/companies", { body: body as never, headers })).toMatchObject(refusal);
      }
      expect(
        await recruiter.call("PATCH /api/companies/{companyId}", {
          path: { companyId: company.id },
          body: { name: " " },
          headers,
        }),
      ).toMatchObject(refusal);
    }
  },
);

asRecruiter("a website that is no address of the web is refused with its field", async (recruiter) => {
  for (const website of ["javascript:alert(1)", "nordlicht", "http://", "https://a b.example"]) {
    const reply = await recruiter.call("POST /api/companies", { body: { name: "Nordlicht", website } });
    expect({ website, reply }).toMatchObject({ reply: { status: 400, body: { fields: { website: expect.any(String) } } } });
  }
});

asRecruiter(
  "a company of a published job cannot be deleted; after unpublishing it can, and publishing needs another",
  async (recruiter) => {
    const { job, company } = await publish(recruiter);
    const path = { companyId: company.id };
    const inUse = { status: 409, body: { code: "company.inUse" } };
    expect(await recruiter.call("DELETE /api/companies/{companyId}", { path })).toMatchObject(inUse);
    await recruiter.ok("PUT /api/jobs/{jobId}/status", { path: { jobId: job.id }, body: { status: "closed" } });
    expect(await recruiter.call("DELETE /api/companies/{companyId}", { path })).toMatchObject(inUse);

    await recruiter.ok("PUT /api/jobs/{jobId}/publication", { path: { jobId: job.id }, body: { published: false } });
    await recruiter.ok("DELETE /api/companies/{companyId}", { path });
    expect(await recruiter.call("GET /api/companies/{companyId}", { path })).toMatchObject({ status: 404 });
    expect(await recruiter.call("DELETE /api/companies/{companyId}", { path })).toMatchObject({
      status: 404,
      body: { code: "row.notUpdated" },
    });
    expect(await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } })).toMatchObject({ companyId: null });
    expect(
      await recruiter.call("PUT /api/jobs/{jobId}/publication", { path: { jobId: job.id }, body: { published: true } }),
    ).toMatchObject({ status: 400, body: { code: "company.required" } });
  },
);

asRecruiter("a company can be deleted again when its published job is deleted or names another one", async (recruiter) => {
  const first = await publish(recruiter);
  await recruiter.ok("DELETE /api/jobs/{jobId}", { path: { jobId: first.job.id } });
  await recruiter.ok("DELETE /api/companies/{companyId}", { path: { companyId: first.company.id } });

  const second = await publish(recruiter);
  const other = await companyOf(recruiter);
  await recruiter.ok("PUT /api/jobs/{jobId}/publication", {
    path: { jobId: second.job.id },
    body: { published: true, companyId: other.id },
  });
  await recruiter.ok("DELETE /api/companies/{companyId}", { path: { companyId: second.company.id } });
  expect(await recruiter.call("DELETE /api/companies/{companyId}", { path: { companyId: other.id } })).toMatchObject({
    status: 409,
  });
});

asRecruiter("of publishing and deleting a company at once one wins, and the other is refused", async (recruiter) => {
  for (let turn = 0; turn < 5; turn++) {
    const [company, job] = await Promise.all([companyOf(recruiter), recruiter.openJob()]);
    const [published, deleted] = await Promise.all([
      recruiter.call("PUT /api/jobs/{jobId}/publication", {
        path: { jobId: job.id },
        body: { published: true, companyId: company.id },
      }),
      recruiter.call("DELETE /api/companies/{companyId}", { path: { companyId: company.id } }),
    ]);
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([published.status, deleted.status]);
  }
});

asRecruiterAtSize("an account has at most a hundred company profiles, also when the last are made at once", async (recruiter) => {
  const made = [];
  for (let batch = 0; batch < 10; batch++) {
    const replies = await Promise.all(
      Array.from({ length: 11 }, (_, n) => recruiter.call("POST /api/companies", { body: { name: `Firm ${batch} ${n}` } })),
    );
    made.push(...replies);
  }
  expect(made.filter(({ status }) => status === 201)).toHaveLength(100);
  expect(made.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
    Array.from({ length: 10 }, () => "company.tooMany"),
  );
  const { items } = await recruiter.ok("GET /api/companies");
  expect(items).toHaveLength(100);
  await recruiter.ok("DELETE /api/companies/{companyId}", { path: { companyId: items[0]!.id } });
  await companyOf(recruiter);
});

asRecruiter("a job cannot be published under another account's company", async (recruiter) => {
  const stranger = await aRecruiter();
  const company = await companyOf(stranger);
  const { id: jobId } = await recruiter.openJob();
  expect(
    await recruiter.call("PUT /api/jobs/{jobId}/publication", {
      path: { jobId },
      body: { published: true, companyId: company.id },
    }),
  ).toMatchObject({ status: 404, body: { code: "row.notUpdated" } });
});
